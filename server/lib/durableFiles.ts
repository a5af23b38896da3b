import { open } from 'node:fs/promises';

/** Writes a file and waits until the disk has its bytes. The name of a new file needs `syncFolder` as well. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  flags: 'a' | 'w' | 'wx',
): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name in a folder survives a power cut only after this. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not need or allow it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
