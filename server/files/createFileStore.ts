import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '../../contract/plain/limits.ts';
import { createDiskFileStore } from './diskFileStore.ts';
import type { FileStore } from './fileStore.ts';
import type { S3Settings } from './s3FileStore.ts';
import { createS3FileStore } from './s3FileStore.ts';

interface FileSettings {
  dataDir: string;
  publicUrl: string;
  s3: S3Settings | null;
}

/** A bucket where one is configured, a folder of the data directory otherwise. */
export function createFileStore({ dataDir, publicUrl, s3 }: FileSettings): FileStore {
  if (s3) return createS3FileStore(s3, MAX_UPLOAD_BYTES);
  const folder = join(dataDir, 'files');
  return createDiskFileStore({ folder, ownOrigin: publicUrl, maxBytes: MAX_UPLOAD_BYTES });
}
