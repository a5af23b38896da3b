import { createHash } from 'node:crypto';

const INERT = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. Under this policy it loads nothing and is shown in no frame; pages have their own. */
export const baseHeaders = {
  'Content-Security-Policy': INERT,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** For pages of visitors: they may ask for the position when a visitor presses the button for it. */
export const PERMISSIONS_WITH_POSITION = 'camera=(), microphone=(), geolocation=(self), payment=()';

/** Headers of JSON responses, which must never run as a page. */
export const dataHeaders = {
  ...baseHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Headers of server-sent events: each arrives at once, so proxies neither compress nor collect them. */
export const streamHeaders = {
  ...dataHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** Headers of scripts, styles and icons. The policy of the page applies to them. */
export const assetHeaders = {
  ...baseHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of the service worker. Its policy is its own: it may ask this site for pages and show its icon. */
export const workerHeaders = {
  ...assetHeaders,
  'Content-Security-Policy': `${INERT}; connect-src 'self'; img-src 'self'`,
} as const;

/** Headers of images. Pages of the same site may show them; opened alone, they can run nothing. */
export const pictureHeaders = {
  ...baseHeaders,
  'Cross-Origin-Resource-Policy': 'same-site',
  'Content-Security-Policy': `${INERT}; sandbox`,
  'Referrer-Policy': 'no-referrer',
} as const;

/** The CSP source that allows one inline script or style: the hash of its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
