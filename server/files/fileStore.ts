import { refuse } from '../refusal.ts';

/** Port: where the bytes of uploads lie. Keys are made by us; nothing that a person typed is ever part of one. */
export interface FileStore {
  /** Where pages send files to when that is not our own site: their policy has to allow it. */
  uploadOrigin: string | null;
  /** Of one file; more of it is never read. */
  maxBytes: number;
  /** An address to PUT one file to. Without its query it names the file. */
  signPut(wish: PutRequest): Promise<string>;
  /** In bytes, without reading it; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** null when there is none, or more of it than may be, which is then removed. */
  read(key: string): Promise<Buffer | null>;
  /** Whole or not at all; what was there before is replaced. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Takes what is PUT to a signed address, where it is we who take it. */
  receive?(request: Request, now: Date): Promise<void>;
}

export interface PutRequest {
  key: string;
  type: string;
  /** Exactly so many bytes; null when that is not known yet. */
  size: number | null;
  now: Date;
}

/** Where there is nothing to keep files in. */
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
