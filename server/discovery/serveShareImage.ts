import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { pathOf } from '../../contract/plain/fileAddress.ts';
import { type Language, languageOf } from '../../contract/plain/language.ts';
import type { Queryable } from '../db/database.ts';
import type { DemoPictures } from '../demonstration.ts';
import { selectPicture } from '../domain/upload/pictureSql.ts';
import { sizeOf, uploadIdOf, variantKey } from '../domain/upload/uploadRules.ts';
import type { FileStore } from '../files/fileStore.ts';
import { pictureHeaders } from '../http/answer/securityHeaders.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { type CallCounting, countCall } from '../http/guard/countCall.ts';
import { limits } from '../limits/limits.ts';
import { orNotFound, recordId, refuse } from '../refusal.ts';
import { renderShareCard } from './shareCard/renderShareCard.ts';
import { shareCardOf } from './shareCardOf.ts';
import { isShareKind, type ShareSubject, selectShareSubject } from './shareSubjectSql.ts';

export interface ShareImageServices extends CallCounting {
  db: Queryable;
  /** Pictures of the demonstration; without them the cards of demo records have no picture. */
  demoPictures: DemoPictures | undefined;
  fileStore: FileStore;
}

/** Raise this number when the design of the cards changes: it is part of their ETag. */
const DRAWING = 2;

/** The picture of a shared link, e.g. /og/clinic/<id>.jpg?lang=ja. */
export function serveShareImage(services: ShareImageServices): Handler<AppEnv> {
  const cards = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: limits.kept.shareCardBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: (_tag, _old, { context: drawCard }) => drawCard(),
    ignoreFetchAbort: true,
  });
  return async (c) => {
    c.set('route', '/og/:kind/:file');
    await countCall(c, services, { kind: 'page' });
    const subject = orNotFound(await subjectAt(c.req.param(), services.db));
    const language = languageOf(new URL(c.req.url).search);
    const tag = tagOf(subject, language);
    const headers = {
      ...pictureHeaders,
      // Messengers show it on pages of their own origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/jpeg',
      // The record may be hidden at any time, so caches ask again after five minutes.
      'Cache-Control': 'public, max-age=300',
      ETag: `"${tag}"`,
    };
    if (c.req.header('if-none-match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await cards.forceFetch(tag, {
      context: () => draw(subject, language, services),
    });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
    });
  };
}

function subjectAt(
  { kind = '', file = '' }: Record<string, string>,
  db: Queryable,
): Promise<ShareSubject | undefined> {
  if (!isShareKind(kind) || !file.endsWith('.jpg')) throw refuse('not_found');
  return selectShareSubject(db, kind, recordId(file.slice(0, -'.jpg'.length)));
}

/** A hash of everything the card shows: a card changes when its record does. */
function tagOf(subject: ShareSubject, language: Language): string {
  const shown = [DRAWING, shareCardOf(subject, language), subject.image?.url];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

async function draw(
  subject: ShareSubject,
  language: Language,
  services: ShareImageServices,
): Promise<Buffer> {
  const picture = subject.image ? await readPicture(subject.image.url, services) : undefined;
  return renderShareCard(shareCardOf(subject, language), picture);
}

/** The largest size. Pictures of other sites, and uploads that visitors may not see, are not read. */
async function readPicture(
  url: string,
  { db, demoPictures, fileStore }: ShareImageServices,
): Promise<Buffer | undefined> {
  const id = uploadIdOf(pathOf(url));
  if (id === null) return (await demoPictures?.serve(url))?.bytes;
  const upload = await selectPicture(db, id);
  if (!upload?.isPublic) return undefined;
  const largest = sizeOf({ id, width: undefined, format: 'webp' }, upload.image);
  return (await fileStore.read(variantKey(id, largest, 'webp'))) ?? undefined;
}
