import { refuse } from '../refusal.ts';

/** Stores the bytes of uploads. The server creates the keys; user input is never part of a key. */
export interface FileStore {
  /** The origin that pages upload to, if it is another site: the page CSP must allow it. */
  uploadOrigin: string | null;
  /** Maximum size of one file. */
  maxBytes: number;
  /** A signed URL for a PUT of one file. Without its query it identifies the file. */
  signPut(request: PutRequest): Promise<string>;
  /** The size in bytes, without reading the file; null when it does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /**
   * The bytes of a file. Null when it does not exist. A bucket also answers null for a file that is too large, and
   * deletes it; a folder never receives such a file.
   */
  read(key: string): Promise<Buffer | null>;
  /** Writes the whole file or nothing, and replaces an existing one. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
  /** Receives a PUT to a signed URL, if this site receives uploads itself. */
  receive?(request: Request, now: Date): Promise<void>;
  /**
   * Deletes what was received of a file until a process was killed, if this site receives uploads itself. It may still
   * contain the place where a photo was taken. A file that changed after `before` may be under way.
   */
  deleteUnfinished?(before: Date): Promise<void>;
}

export interface PutRequest {
  key: string;
  type: string;
  /** The exact size in bytes; null when it is not known yet. */
  size: number | null;
  now: Date;
}

/** Used when no file storage is configured. */
export const noFileStore: FileStore = {
  uploadOrigin: null,
  maxBytes: 0,
  signPut: () => Promise.reject(unavailable()),
  sizeOf: () => Promise.resolve(null),
  read: () => Promise.resolve(null),
  write: () => Promise.reject(unavailable()),
  remove: () => Promise.resolve(),
};

const unavailable = () => refuse('provider_unavailable');
