/**
 * crypto.randomUUID does not exist on pages over plain http, e.g. on a phone that opens a developer's machine.
 */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
