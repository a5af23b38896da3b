import type { Context, Hono } from 'hono';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { addressOf } from '../../http/addressOf.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { found } from '../../http/found.ts';
import { refuse } from '../../http/refusal.ts';
import { pictureHeaders } from '../../http/securityHeaders.ts';
import type { Services } from '../../http/serveRoute.ts';
import { type ShownUpload, selectShown } from './shownSql.ts';
import { mediaFileOf, sizeOf, variantKey } from './uploadRules.ts';

const SENT = '/upload/:id';
const SHOWN = '/media/upload/:file';

/** The bytes of uploads: in through signed addresses, out as pictures. */
export function mountUploads(
  app: Hono<AppEnv>,
  db: Queryable,
  store: FileStore,
  services: Services,
): void {
  // The signature is the permission; cookies and origin are not looked at, as in a bucket.
  app.all(SENT, async (c) => {
    c.set('route', SENT);
    if (!store.receive) throw refuse('not_found');
    if (c.req.method !== 'PUT') throw refuse('method_not_allowed', undefined, { Allow: 'PUT' });
    const address = addressOf(c, services.trustedHops);
    if (address !== null) await services.rateLimit.take(address);
    await store.receive(c.req.raw, services.now());
    return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  });

  app.get(SHOWN, async (c) => {
    c.set('route', SHOWN);
    const file = found(mediaFileOf(c.req.param('file')) ?? undefined);
    const kept = await selectShown(db, file.id);
    if (!kept?.isPublic) await countHidden(c, services);
    const shown = found(kept);
    const size = sizeOf(file, shown.image);
    if (size === -1) throw refuse('not_found');
    await assertVisible(c, shown, services);
    const headers = headersOf(file.format, `"${file.id}-${size}"`, shown.isPublic);
    if (c.req.header('if-none-match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = found((await store.read(variantKey(file.id, size, file.format))) ?? undefined);
    const length = { 'Content-Length': String(bytes.byteLength) };
    return new Response(new Uint8Array(bytes), { headers: { ...headers, ...length } });
  });
}

/**
 * What is public is handed out like any other file. Whoever asks for something else is counted, apart from calls:
 * nobody tries out ids, and a desk full of waiting photos does not use up what its staff work with.
 */
async function countHidden(
  c: Context<AppEnv>,
  { rateLimit, trustedHops }: Services,
): Promise<void> {
  const address = addressOf(c, trustedHops);
  if (address !== null) await rateLimit.take(`media ${address}`);
}

/** What is not public is shown to its own member and to the staff who keep it; to others it does not exist. */
async function assertVisible(
  c: Context<AppEnv>,
  { isPublic, memberId, isUsed, clinicId }: ShownUpload,
  { sessions }: Services,
): Promise<void> {
  if (isPublic) return;
  // Asked one by one: on the page of a preview a browser is a member, and staff as well.
  const { headers } = c.req.raw;
  const member = await sessions.find(headers, 'member');
  if (member?.kind === 'member' && member.memberId === memberId) return;
  const staff = isUsed ? await sessions.find(headers, 'staff') : null;
  if (staff?.kind === 'staff' && (staff.role === 'OPERATOR' || staff.clinicId === clinicId)) return;
  throw refuse('not_found');
}

/**
 * The bytes never change, but what shows them may be hidden: whoever keeps a copy asks again within minutes,
 * which costs no bytes.
 */
const headersOf = (format: string, tag: string, isPublic: boolean) => ({
  ...pictureHeaders,
  'Content-Type': `image/${format}`,
  'Content-Disposition': `inline; filename="photo.${format}"`,
  'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
  ETag: tag,
});
