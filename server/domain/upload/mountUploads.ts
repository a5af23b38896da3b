import type { Context, Hono } from 'hono';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { pictureHeaders } from '../../http/answer/securityHeaders.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { countCall } from '../../http/guard/countCall.ts';
import { inBackground, isSignedIn } from '../../http/guard/session.ts';
import type { Services } from '../../http/serveRoute.ts';
import { limits } from '../../limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import type { UploadPicture } from './pictureSql.ts';
import { rememberPictures } from './rememberPictures.ts';
import { mediaFileOf, sizeOf, variantKey } from './uploadRules.ts';

const SEND_ROUTE = '/upload/:id';
const PICTURE_ROUTE = '/media/upload/:file';

/** Receives files at signed addresses and serves pictures. */
export function mountUploads(
  app: Hono<AppEnv>,
  rows: PublicRows,
  store: FileStore,
  services: Services,
): void {
  const findPicture = rememberPictures(rows);
  // The signature is the permission; cookies and origin are not checked, as in a bucket.
  app.all(SEND_ROUTE, async (c) => {
    c.set('route', SEND_ROUTE);
    if (!store.receive) throw refuse('not_found');
    if (c.req.method !== 'PUT') throw refuse('method_not_allowed', undefined, { Allow: 'PUT' });
    await countCall(c, services);
    await store.receive(c.req.raw, services.now());
    return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  });

  app.get(PICTURE_ROUTE, async (c) => {
    c.set('route', PICTURE_ROUTE);
    const file = orNotFound(mediaFileOf(c.req.param('file')) ?? undefined);
    // Pictures have their own limit, so that a screen with many photos does not use up the calls of staff.
    const kept = await findPicture(file.id, () =>
      countCall(c, services, { kind: 'picture', points: 1 / limits.calls.picturesPerPoint }),
    );
    // Pictures that are not public also count here, and unknown ids too, so that ids cannot be guessed.
    if (!kept?.isPublic) await countCall(c, services, { kind: 'privatePicture' });
    const shown = orNotFound(kept);
    const size = sizeOf(file, shown.image);
    if (size === -1) throw refuse('not_found');
    await assertVisible(c, shown, services);
    const headers = headersOf(file.format, `"${file.id}-${size}"`, shown.isPublic);
    if (c.req.header('if-none-match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = orNotFound(
      (await store.read(variantKey(file.id, size, file.format))) ?? undefined,
    );
    const length = { 'Content-Length': String(bytes.byteLength) };
    return new Response(new Uint8Array(bytes), { headers: { ...headers, ...length } });
  });
}

/** A picture that is not public is shown to its member and to the staff of its clinic; others get 404. */
async function assertVisible(
  c: Context<AppEnv>,
  { isPublic, memberId, isUsed, clinicId }: UploadPicture,
  { sessions }: Services,
): Promise<void> {
  if (isPublic) return;
  // One browser may have a session of a member and one of staff, e.g. in a preview: both are tried.
  // An open console draws new photos by itself, so a picture does not extend the session.
  const headers = inBackground(c.req.raw.headers);
  const member = await sessions.find(headers, 'member');
  if (member?.kind === 'member' && member.memberId === memberId) return;
  const staff = isUsed ? await sessions.find(headers, 'staff') : null;
  if (!isSignedIn(staff)) throw refuse('not_found');
  if (staff?.kind === 'staff' && (staff.role === 'OPERATOR' || staff.clinicId === clinicId)) return;
  throw refuse('not_found');
}

/**
 * The bytes never change, but the record may be hidden: caches revalidate after five minutes, which transfers no bytes.
 */
const headersOf = (format: string, tag: string, isPublic: boolean) => ({
  ...pictureHeaders,
  'Content-Type': `image/${format}`,
  'Content-Disposition': `inline; filename="photo.${format}"`,
  'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
  ETag: tag,
});
