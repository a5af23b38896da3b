/**
 * The first bytes of the supported formats. Other files, above all SVG, never reach a decoder. `mif1` is also the
 * beginning of HEIC: such a file is refused when it cannot be decoded.
 */
const BEGINNINGS: readonly { offset: number; bytes: Buffer }[][] = [
  [{ offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ offset: 0, bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }],
  [{ offset: 0, bytes: Buffer.from('GIF87a') }],
  [{ offset: 0, bytes: Buffer.from('GIF89a') }],
  [
    { offset: 0, bytes: Buffer.from('RIFF') },
    { offset: 8, bytes: Buffer.from('WEBP') },
  ],
  [{ offset: 4, bytes: Buffer.from('ftypavif') }],
  [{ offset: 4, bytes: Buffer.from('ftypmif1') }],
];

export const looksLikePhoto = (file: Buffer): boolean =>
  BEGINNINGS.some((parts) =>
    parts.every(({ offset, bytes }) => file.subarray(offset, offset + bytes.length).equals(bytes)),
  );
