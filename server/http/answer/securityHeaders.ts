/** On every answer, whatever it is. */
export const baseHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** JSON: nothing in it may ever run or be framed. */
export const dataHeaders = {
  ...baseHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

/** Scripts, styles, icons: they take the policy of the page that uses them. */
export const assetHeaders = {
  ...baseHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Pictures may be shown by our other hosts; opened by themselves, they are inert. */
export const pictureHeaders = {
  ...baseHeaders,
  'Cross-Origin-Resource-Policy': 'same-site',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const;
