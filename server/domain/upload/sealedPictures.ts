import type { MemberKeys } from '../../crypto/createMemberKeys.ts';
import { CannotOpen, isSealed, type Key, openBuffer, sealBuffer } from '../../crypto/seal.ts';

/** One file of an upload. */
export interface PictureFile {
  id: string;
  /** Index in `widths`. */
  size: number;
  format: 'avif' | 'webp';
}

const placeOf = ({ id, size, format }: PictureFile) => ({
  table: 'upload',
  id,
  column: `${size}.${format}`,
});

export const sealPicture = (bytes: Buffer, key: Key, file: PictureFile): Buffer =>
  sealBuffer(bytes, key, placeOf(file));

/**
 * The bytes of a picture from the file store. Only pictures of messages are sealed, a moment after they are sent. Null
 * when the key of their member is gone.
 */
export async function openPicture(
  keys: MemberKeys,
  bytes: Buffer,
  { memberId, ...file }: PictureFile & { memberId: string | null },
): Promise<Buffer | null> {
  if (!isSealed(bytes)) return bytes;
  const key = memberId && (await keys.find(memberId));
  if (!key) return null;
  try {
    return openBuffer(bytes, key, placeOf(file));
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return null;
  }
}
