import type { Context, Hono } from 'hono';
import { READ_REASONS } from '../../../contract/plain/enums.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { pictureHeaders } from '../../http/answer/securityHeaders.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { clientAddressOf } from '../../http/guard/clientAddress.ts';
import { countCall } from '../../http/guard/countCall.ts';
import { inBackground, isSignedIn, type StaffSession } from '../../http/guard/session.ts';
import type { Services } from '../../http/serveRoute.ts';
import { limits } from '../../limits/limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { about, by, type NewAuditEntry } from '../audit/audit.ts';
import type { UploadPicture } from './pictureSql.ts';
import { rememberPictures } from './rememberPictures.ts';
import { openPicture } from './sealedPictures.ts';
import { mediaFileOf, sizeOf, variantKey } from './uploadRules.ts';

const SEND_ROUTE = '/upload/:id';
const PICTURE_ROUTE = '/media/upload/:file';

/** Receives files at signed addresses and serves pictures. */
export function mountUploads(
  app: Hono<AppEnv>,
  context: AppContext,
  store: FileStore,
  services: Services,
): void {
  const findPicture = rememberPictures(context);
  const { memberKeys, audit } = context;
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
    const file = orNotFound(mediaFileOf(c.req.param('file')));
    // Pictures have their own limit, so that a screen with many photos does not use up the calls of staff.
    const kept = await findPicture(file.id, () =>
      countCall(c, services, { kind: 'picture', points: 1 / limits.calls.picturesPerPoint }),
    );
    // Pictures that are not public also count here, and unknown ids too, so that ids cannot be guessed.
    if (!kept?.isPublic) await countCall(c, services, { kind: 'privatePicture' });
    const shown = orNotFound(kept);
    const size = sizeOf(file, shown.image);
    if (size === -1) throw refuse('not_found');
    const entry = await assertVisible(c, shown, services);
    const headers = headersOf(file.format, `"${file.id}-${size}"`, shown.isPublic);
    if (c.req.header('if-none-match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    const { id, format } = file;
    const stored = orNotFound(await store.read(variantKey(id, size, format)));
    const whole = { id, size, format, memberId: shown.memberId };
    const bytes = orNotFound(await openPicture(memberKeys, stored, whole));
    if (entry) await audit.record(entry);
    const length = { 'Content-Length': String(bytes.byteLength) };
    return new Response(new Uint8Array(bytes), { headers: { ...headers, ...length } });
  });
}

/**
 * A picture that is not public is shown to its member, to staff of its clinic and to operators; others get 404. One that
 * no record shows is shown to its member only. Returns the entry for staff who look at a photo of a message.
 */
async function assertVisible(
  c: Context<AppEnv>,
  { isPublic, memberId, isUsed, counselId, clinicId }: UploadPicture,
  services: Services,
): Promise<NewAuditEntry | null> {
  if (isPublic) return null;
  // One browser may have a session of a member and one of staff, e.g. in a preview: both are tried.
  // An open console draws new photos by itself, so a picture does not extend the session.
  const headers = inBackground(c.req.raw.headers);
  const member = await services.sessions.find(headers, 'member');
  if (member?.kind === 'member' && member.memberId === memberId) return null;
  const staff = isUsed ? await services.sessions.find(headers, 'staff') : null;
  if (!isSignedIn(staff)) throw refuse('not_found');
  const isOperator = staff.role === 'OPERATOR';
  if (!isOperator && staff.clinicId !== clinicId) throw refuse('not_found');
  return counselId === null ? null : entryOf(c, { session: staff, counselId, services });
}

interface Look {
  session: StaffSession;
  counselId: string;
  services: Services;
}

/** Operators give a reason, as for the messages themselves. */
function entryOf(
  c: Context<AppEnv>,
  { session, counselId, services: { trustedHops, now } }: Look,
): NewAuditEntry {
  const reason = READ_REASONS.find((each) => each === c.req.query('reason'));
  const isOperator = session.role === 'OPERATOR';
  if (isOperator && !reason) throw refuse('forbidden', 'query.reason: none given');
  return {
    ...by({ session, address: clientAddressOf(c, trustedHops), now: now() }),
    ...about('counsel', counselId),
    action: 'PHOTO_READ',
    detail: isOperator && reason ? reason : '',
  };
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
