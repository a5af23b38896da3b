import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { isStaffPath } from '../../../contract/plain/staffPath.ts';
import { NO_CACHING, PUBLIC_CACHING } from '../answer/encodeAnswer.ts';
import { baseHeaders, PERMISSIONS_WITH_POSITION } from '../answer/securityHeaders.ts';

export interface PageConfig extends Pick<ClientConfig, 'publicUrl' | 'cdnBase' | 'mapsKey'> {
  /** Origin of the bucket that receives photos, if there is one. */
  uploadOrigin?: string | null;
}

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const POSTCODE = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'];
const LINE = ['https://*.line.me', 'https://*.line-scdn.net'];

/** CSP sources of the inline script and the inline style of a page. `script` is missing when the page has no script. */
export interface InlineSources {
  script?: string;
  style: string;
}

/** Headers of an HTML page; `path` is without the query. */
export function pageHeaders(
  path: string,
  config: PageConfig,
  inline: InlineSources,
): Record<string, string> {
  const isCallback = path.startsWith('/oauth/');
  const mayAskPosition = inline.script !== undefined && !isCallback && !isStaffPath(path);
  return {
    ...baseHeaders,
    // The browse page asks for the position. Visitors also come to it from other pages, without a page load.
    ...(mayAskPosition && { 'Permissions-Policy': PERMISSIONS_WITH_POSITION }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': isCallback
      ? callbackPolicy(inline)
      : pagePolicy(path, config, inline),
    // The login window returns from another site, and its callback page needs `window.opener`.
    'Cross-Origin-Opener-Policy': isCallback ? 'unsafe-none' : 'same-origin-allow-popups',
    'Referrer-Policy': isCallback ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // Pages contain nothing personal. A browser and a CDN keep them, but ask before each use.
    'Cache-Control': isCallback ? NO_CACHING : PUBLIC_CACHING,
    // Inside LINE a page has the language of the device if its address names none (src/environment/lineAddress.ts).
    Vary: isBelow(path, '/liff') ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
  };
}

/** The URL of a callback page may contain a one-time code, so it loads nothing from other sites. */
function callbackPolicy({ script, style }: InlineSources): string {
  return policy({
    'script-src': script ? [script, "'strict-dynamic'"] : [],
    'style-src': ["'self'", style],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
}

function pagePolicy(path: string, config: PageConfig, { script, style }: InlineSources): string {
  const maps = config.mapsKey ? GOOGLE : [];
  const cdn = config.cdnBase ? [new URL(config.cdnBase).origin] : [];
  const line = isBelow(path, '/liff') ? LINE : [];
  const bucket = config.uploadOrigin ? [config.uploadOrigin] : [];
  // Only the console uses the postcode search. /login needs it too, because it opens the console without a page load.
  const postcode = isStaffPath(path) ? POSTCODE : [];
  const isSecure = config.publicUrl.startsWith('https:');
  return policy({
    // Browsers with 'strict-dynamic' ignore the last two sources; they are for older browsers.
    'script-src': script ? [script, "'strict-dynamic'", "'unsafe-inline'", 'https:'] : [],
    'style-src': ["'self'", style, ...maps],
    // Images have a placeholder and lists a height in their style attribute.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...cdn, ...maps, ...line],
    'font-src': ["'self'", ...maps],
    'connect-src': ["'self'", ...bucket, ...maps, ...line, ...postcode],
    'frame-src': postcode,
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  });
}

function policy(directives: Record<string, string[]>): string {
  const all: Record<string, string[]> = {
    'default-src': ["'none'"],
    ...directives,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(all)
    .filter(([name, sources]) => sources.length > 0 || name === 'upgrade-insecure-requests')
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
