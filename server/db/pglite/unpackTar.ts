import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const block = 512;
const directoryType = '5';

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
  await inParallel(files, ({ name, content }) => writeDurably(join(directory, name), content));
  await inParallel([...folders], syncDirectory);
}

/** After a power cut, a new file name exists only if the directory was synced too. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows does not need or allow it.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  await handle.sync();
  await handle.close();
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const handleEvent = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, handleEvent));
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
