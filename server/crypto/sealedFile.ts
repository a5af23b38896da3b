import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyOf } from './seal.ts';

/** The file cannot be opened. The message completes the sentence "The file …". */
export class CannotOpenFile extends Error {
  override readonly name = 'CannotOpenFile';
}

const ALGORITHM = 'aes-256-gcm';
const MARK = Buffer.from('NABI\u0001');
const ID_BYTES = 8;
const SALT_BYTES = 16;
const HEAD_BYTES = MARK.length + ID_BYTES + SALT_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/**
 * Encrypts a file of any length in frames, each with a tag. A frame opens at its place only, and the last one is
 * marked, so a changed, moved or missing part is noticed. Each file has a key of its own, made from a random salt.
 */
export async function* sealBytes(
  source: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const secret = secretOf(key, salt);
  yield Buffer.concat([MARK, keyOf(key).idBytes, salt]);
  for await (const { bytes, nonce } of framesOf(source, FRAME_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, secret, nonce);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Returns a frame only after its tag was checked. */
export async function* openBytes(
  source: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const [head, rest] = await takeHead(source);
  const secret = secretOf(key, saltIn(head, key));
  for await (const { bytes, nonce } of framesOf(rest, FRAME_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new CannotOpenFile('was cut');
    const end = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(end));
    const content = decipher.update(bytes.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw new CannotOpenFile('was changed or cut');
    }
    yield content;
  }
}

function saltIn(head: Buffer, key: Buffer): Buffer {
  if (head.length < HEAD_BYTES) throw new CannotOpenFile('was cut');
  if (!head.subarray(0, MARK.length).equals(MARK)) throw new CannotOpenFile('is not encrypted');
  const id = head.subarray(MARK.length, MARK.length + ID_BYTES);
  if (!id.equals(keyOf(key).idBytes)) throw new CannotOpenFile('was encrypted with another key');
  return head.subarray(MARK.length + ID_BYTES);
}

const secretOf = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'file', 32));

/** The first bytes, and everything after them. */
async function takeHead(source: AsyncIterable<Buffer>): Promise<[Buffer, AsyncGenerator<Buffer>]> {
  const parts = source[Symbol.asyncIterator]();
  let bytes = Buffer.alloc(0);
  while (bytes.length < HEAD_BYTES) {
    const { value, done } = await parts.next();
    if (done) break;
    bytes = Buffer.concat([bytes, value]);
  }
  async function* rest() {
    yield bytes.subarray(HEAD_BYTES);
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  return [bytes.subarray(0, HEAD_BYTES), rest()];
}

/** Each frame gets a nonce of its number and of whether it is the last one. A file has at least one frame. */
async function* framesOf(source: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const part of source) {
    rest = Buffer.concat([rest, part]);
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), nonce: nonceOf(number, false) };
      rest = rest.subarray(size);
      number += 1;
    }
  }
  yield { bytes: rest, nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
