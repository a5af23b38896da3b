import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CannotOpenFile, openBytes, sealBytes } from '../crypto/sealedFile.ts';
import type { BackupFile } from '../db/backup/writeBackup.ts';
import { nullIfMissing } from '../lib/nullIfMissing.ts';

const ROWS = 'rows.jsonl.gz';
const SEALED = '.sealed';
/** Only the owner may read a backup. */
const OWN_FILE = { mode: 0o600, flush: true };
const OWN_FOLDER = { recursive: true, mode: 0o700 };
/** A backup from another place must not write outside of the folder of files. */
const PATH = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Files are encrypted with the key; without a key they are not. */
export function createBackupFolder(folder: string, key: Buffer | null) {
  const suffix = key ? SEALED : '';
  const sealed = (source: AsyncIterable<Buffer>) => (key ? sealBytes(source, key) : source);

  return {
    async writeRows<T>(work: (write: (line: string) => Promise<void>) => Promise<T>): Promise<T> {
      for (const name of [ROWS, ROWS + SEALED]) {
        if (existsSync(join(folder, name)))
          throw new Error(`There is a backup in ${folder} already: name another folder`);
      }
      await mkdir(folder, OWN_FOLDER);
      const whole = join(folder, ROWS + suffix);
      // Under another name until complete, so that an interrupted backup is not taken for a whole one.
      const unfinished = `${whole}.unfinished`;
      const gzip = createGzip();
      const saving = pipeline(gzip, sealed, createWriteStream(unfinished, OWN_FILE));
      // A full disk is reported at the next line or at the end.
      saving.catch(() => undefined);
      const result = await work(async (line) => {
        if (gzip.write(`${line}\n`)) return;
        await Promise.race([once(gzip, 'drain').catch(() => saving), saving]);
      });
      gzip.end();
      await saving;
      await rename(unfinished, whole);
      return result;
    },

    /** Copies file by file, because a running server may delete some of them meanwhile. */
    async *saveFiles(from: string, below = ''): AsyncGenerator<BackupFile> {
      const entries = await readdir(join(from, below), { withFileTypes: true }).catch(
        nullIfMissing,
      );
      for (const entry of entries ?? []) {
        const path = join(below, entry.name);
        if (entry.isDirectory()) {
          if (path !== 'unfinished') yield* this.saveFiles(from, path);
          continue;
        }
        const file = await open(join(from, path)).catch(nullIfMissing);
        if (!file) continue;
        const to = join(folder, 'files', path + suffix);
        await mkdir(dirname(to), OWN_FOLDER);
        const measured = measure(file.createReadStream());
        await pipeline(sealed(measured.bytes), createWriteStream(to, OWN_FILE));
        yield { path, ...measured.result() };
      }
    },
  };
}

/** Reads a backup. The name of the file with the rows says whether it is encrypted. */
export function openBackupFolder(folder: string, key: Buffer | null) {
  const isSealed = existsSync(join(folder, ROWS + SEALED));
  if (isSealed && !key)
    throw new Error('The backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE');
  const bytesOf = (name: string) =>
    isSealed && key
      ? openBytes(createReadStream(join(folder, name + SEALED)), key)
      : createReadStream(join(folder, name));

  return {
    isSealed,
    lines: () => linesOf(bytesOf(ROWS)),

    /** Compares a file with what the backup says of it. `to` is where it is written; null: nowhere. */
    async readFile(file: BackupFile, to: string | null): Promise<void> {
      if (!PATH.test(file.path)) throw new Error(`The backup has a strange file: ${file.path}`);
      const place = to && join(to, file.path);
      if (place) await mkdir(dirname(place), OWN_FOLDER);
      const measured = measure(bytesOf(join('files', file.path)));
      try {
        await (place
          ? pipeline(measured.bytes, createWriteStream(place, OWN_FILE))
          : readToEnd(measured.bytes));
        const { bytes, sha256 } = measured.result();
        if (bytes !== file.bytes || sha256 !== file.sha256)
          throw new CannotOpenFile('is not as the backup says');
      } catch (cause) {
        if (place) await rm(place, { force: true });
        throw explain(join('files', file.path), cause);
      }
    },
  };
}

/** A file of the backup is missing or damaged. */
export class DamagedFile extends Error {
  constructor(path: string, reason: string) {
    super(`The file ${path} ${reason}`);
    this.name = 'DamagedFile';
  }
}

/** A full disk is no damage of the backup: other errors stay as they are. */
function explain(path: string, cause: unknown): unknown {
  if (cause instanceof CannotOpenFile) return new DamagedFile(path, cause.message);
  const code = String(Object(cause).code);
  if (code === 'ENOENT') return new DamagedFile(path, 'is missing');
  return code.startsWith('Z_') ? new DamagedFile(path, 'is damaged') : cause;
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const text = gunzip.setEncoding('utf8');
  // An error of the file ends the loop below with the same error.
  pipeline(bytes, gunzip).catch((cause) => text.destroy(cause));
  let rest = '';
  try {
    for await (const piece of text) {
      // Not node:readline: some versions split at other characters, which may be part of a text.
      // Only the new piece is split: a line of many pieces would be searched again with each of them.
      const [end = '', ...lines] = piece.split('\n');
      rest += end;
      for (const line of lines) {
        yield rest;
        rest = line;
      }
    }
  } catch (cause) {
    throw explain(ROWS, cause);
  }
}

function measure(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let length = 0;
  async function* bytes() {
    for await (const part of source) {
      hash.update(part);
      length += part.length;
      yield part;
    }
  }
  return { bytes: bytes(), result: () => ({ bytes: length, sha256: hash.digest('hex') }) };
}

async function readToEnd(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of source);
}
