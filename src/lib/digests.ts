import { FILE_HASH } from '../constants.ts';

/** SHA-256 in lower-case hex, of bytes or of a text in UTF-8. */
export const sha256 = (content: string | BufferSource): Promise<string> =>
  hexDigest(FILE_HASH, typeof content === 'string' ? new TextEncoder().encode(content) : content);

/** SHA-1, by which lists of breached passwords name them; for nothing else. */
export const sha1 = (text: string): Promise<string> =>
  hexDigest('SHA-1', new TextEncoder().encode(text));

async function hexDigest(algorithm: string, bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
