import { createHash } from 'node:crypto';

/** Headers of every response. */
export const baseHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** Headers of JSON responses, which must never run as a page or be framed. */
export const dataHeaders = {
  ...baseHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

/** Headers of scripts, styles and icons. The policy of the page applies to them. */
export const assetHeaders = {
  ...baseHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of images. Pages of the same site may show them; opened alone, they can run nothing. */
export const pictureHeaders = {
  ...baseHeaders,
  'Cross-Origin-Resource-Policy': 'same-site',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const;

/** The CSP source that allows one inline script or style: the hash of its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
