import type { Handler } from 'hono';
import type { DemoPictures } from '../../demonstration.ts';
import { pictureHeaders } from '../../http/answer/securityHeaders.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { refuse } from '../../refusal.ts';

/** A path always names the same picture, so browsers keep it for a year. */
export function serveDemoPictures(pictures: DemoPictures): Handler<AppEnv> {
  return async (c) => {
    c.set('route', '/media/demo/:file');
    const picture = await pictures.serve(c.req.path);
    if (!picture) throw refuse('not_found');
    const etag = `"${picture.tag}"`;
    const headers = {
      ...pictureHeaders,
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const length = { 'Content-Length': String(picture.bytes.byteLength) };
    return new Response(new Uint8Array(picture.bytes), { headers: { ...headers, ...length } });
  };
}
