import { FILE_HASH } from '../constants.ts';

/** SHA-256 in lower-case hex, of bytes or of a text in UTF-8. */
export async function sha256(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest(FILE_HASH, bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
