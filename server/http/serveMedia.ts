import type { Handler } from 'hono';
import { servePicture } from '../pictures/servePicture.ts';
import type { AppEnv } from './appEnv.ts';
import { refuse } from './refusal.ts';
import { pictureHeaders } from './securityHeaders.ts';

/** Pictures of the demonstration. A path names one picture for good, so it is never asked for twice. */
export function serveMedia(cacheDirectory: string): Handler<AppEnv> {
  return async (c) => {
    c.set('route', '/media/demo/:file');
    const picture = await servePicture(c.req.path, cacheDirectory);
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
