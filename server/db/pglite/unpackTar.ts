import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { syncFolder, writeDurably } from '../../lib/durableFiles.ts';

const block = 512;
const directoryType = '5';
const FILES_AT_ONCE = 16;

interface Entry {
  name: string;
  isDirectory: boolean;
  content: Uint8Array;
}

/** Unpacks an archive of this server and returns when the disk has written all of it. */
export async function unpackTar(archive: Uint8Array, directory: string): Promise<void> {
  const folders = new Set([directory]);
  const files: Entry[] = [];
  for (const entry of readTar(archive)) {
    folders.add(join(directory, entry.isDirectory ? entry.name : dirname(entry.name)));
    if (!entry.isDirectory) files.push(entry);
  }
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  const inTurn = pLimit(FILES_AT_ONCE);
  await inTurn.map(files, ({ name, content }) => writeDurably(join(directory, name), content, 'w'));
  await inTurn.map(folders, (folder) => syncFolder(folder));
}

/** The ustar format: a header block, then the content in whole blocks. */
function* readTar(archive: Uint8Array): Generator<Entry> {
  const text = (from: number, length: number) =>
    Buffer.from(archive.subarray(from, from + length))
      .toString('latin1')
      .split('\0', 1)[0] ?? '';
  for (let at = 0; at + block <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    yield {
      name: join(prefix, text(at, 100)),
      isDirectory: text(at + 156, 1) === directoryType,
      content: archive.subarray(at + block, at + block + size),
    };
    at += block + Math.ceil(size / block) * block;
  }
}
