import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A key for sealed texts. A sealed text names its key by the id, which says nothing about the key. */
export interface Key {
  id: string;
  idBytes: Buffer;
  secret: KeyObject;
}

/** Where a sealed text is stored. It opens at this place only. */
export interface TextPlace {
  table: string;
  id: string;
  /** Without the ending `_sealed` of the real column. */
  column: string;
}

/** The text cannot be opened: another key, another place, or changed bytes. */
export class CannotOpen extends Error {
  constructor(reason: string) {
    super(`A sealed text cannot be opened: ${reason}`);
    this.name = 'CannotOpen';
  }
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const KEY_BYTES = 32;
const ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES + IV_BYTES + TAG_BYTES;

export const newKeyBytes = (): Buffer => randomBytes(KEY_BYTES);

/** Random bytes become a key and its id, which are independent of each other. */
export function keyOf(bytes: Buffer): Key {
  const idBytes = derive(bytes, 'id', ID_BYTES);
  return {
    id: idBytes.toString('base64url'),
    idBytes,
    secret: createSecretKey(derive(bytes, 'seal', KEY_BYTES)),
  };
}

/** Derives bytes for a purpose, always the same ones. They reveal nothing about the bytes of another purpose. */
export const derive = (bytes: Buffer, purpose: string, length = KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', purpose, length));

/** A sealed text: the sealed bytes in base64url. */
export const seal = (content: string | Buffer, key: Key, place: TextPlace): string =>
  sealBuffer(content, key, place).toString('base64url');

export const open = (sealed: string, key: Key, place: TextPlace): Buffer =>
  openBuffer(Buffer.from(sealed, 'base64url'), key, place);

/** AES-256-GCM. Version, key id, IV and tag come before the encrypted bytes. */
export function sealBuffer(content: string | Buffer, key: Key, place: TextPlace): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.secret, iv);
  cipher.setAAD(nameOf(place));
  const encrypted = Buffer.concat([
    typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content),
    cipher.final(),
  ]);
  const header = [Buffer.of(VERSION), key.idBytes, iv, cipher.getAuthTag()];
  return Buffer.concat([...header, encrypted]);
}

export function openBuffer(bytes: Buffer, key: Key, place: TextPlace): Buffer {
  if (bytes.length < HEADER_BYTES || bytes[0] !== VERSION) throw new CannotOpen('unknown form');
  if (bytes.compare(key.idBytes, 0, ID_BYTES, 1, 1 + ID_BYTES) !== 0)
    throw new CannotOpen('another key');
  const iv = bytes.subarray(1 + ID_BYTES, 1 + ID_BYTES + IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key.secret, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(nameOf(place));
  decipher.setAuthTag(bytes.subarray(1 + ID_BYTES + IV_BYTES, HEADER_BYTES));
  try {
    const content = decipher.update(bytes.subarray(HEADER_BYTES));
    return Buffer.concat([content, decipher.final()]);
  } catch {
    throw new CannotOpen('changed, or from another place');
  }
}

/** By the first byte. A WebP begins with `R`, an AVIF with 0. */
export const isSealed = (bytes: Buffer): boolean => bytes[0] === VERSION;

/** The id of the key that sealed it. */
export const sealedUnder = (sealed: string): string =>
  Buffer.from(sealed.slice(0, 12), 'base64url')
    .subarray(1, 1 + ID_BYTES)
    .toString('base64url');

const nameOf = ({ table, id, column }: TextPlace) => Buffer.from(`${table}|${id}|${column}`);
