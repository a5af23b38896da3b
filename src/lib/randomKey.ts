/** Not randomUUID: over plain http, as on a phone that visits a developer's machine, browsers have none. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
