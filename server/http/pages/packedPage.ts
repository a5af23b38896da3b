import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

/** A document compressed once, in which each response's own nonce can be put. */
export interface PackedPage {
  bytes: Buffer;
  /** Where the nonce's letters stand as they are; undefined for a page that has none. */
  nonceAt: number | undefined;
}

/** Less is no quicker; 10 makes a page smaller by a twentieth and takes ten times as long. */
const QUALITY = 8;

/**
 * What is between two flushes is a block of its own, and random letters are kept there uncompressed, so others of
 * the same length can take their place; further on the document points back at them. The block behind begins with
 * what the last two letters make likely, so a nonce has to end as the mark does: base64 of 16 bytes does. Null where
 * a letter of the mark was written down once more, which the format allows.
 */
export async function packPage(html: string, mark: string): Promise<PackedPage | null> {
  const start = html.indexOf(mark);
  const parts =
    start === -1 ? [html] : [html.slice(0, start), mark, html.slice(start + mark.length)];
  const packed = await compressApart(parts);
  const bytes = Buffer.concat(packed);
  if (start === -1) return { bytes, nonceAt: undefined };
  const nonceAt = bytes.indexOf(mark);
  const packedPage = { bytes, nonceAt };
  return nonceAt !== -1 && (await takesAnother(packedPage, html, mark)) ? packedPage : null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Tried with one in which each letter differs from the mark's and from each other: it shows what points where. */
async function takesAnother(page: PackedPage, html: string, mark: string): Promise<boolean> {
  const other = mark.replace(/[^=]/g, (letter, place: number) =>
    LETTERS.charAt(LETTERS[place] === letter ? place + mark.length : place),
  );
  const unpacked = await unpack(withNonce(page, other)).catch(() => null);
  return unpacked?.toString() === html.replaceAll(mark, other);
}

export function withNonce({ bytes, nonceAt }: PackedPage, nonce: string): Buffer<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  if (nonceAt !== undefined) copy.write(nonce, nonceAt, 'latin1');
  return copy;
}

async function compressApart(parts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const out: Buffer[] = [];
  stream.on('data', (bytes: Buffer) => out.push(bytes));
  for (const part of parts) {
    stream.write(part);
    await new Promise<void>((resolve) =>
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()),
    );
  }
  stream.end();
  await once(stream, 'end');
  return out;
}
