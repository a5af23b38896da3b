import type { Logger } from 'pino';
import { warnOf } from '../lib/log.ts';
import { scans } from '../metrics/metrics.ts';
import { refuse, refuseFiles } from '../refusal.ts';
import type { Scan } from './clamd.ts';
import type { FileStore } from './fileStore.ts';

/** Without a verdict the file is not used; people try again. */
const RETRY_AFTER_SECONDS = '60';

/** Each uploaded file is scanned when it is read, so before it is decoded. Pictures that the server made are not. */
export function scanUploads(store: FileStore, scan: Scan, log: Logger): FileStore {
  const warnOfFailure = warnOf(log, 'The antivirus does not answer: uploads are refused');

  const assertClean = async (key: string, file: Buffer) => {
    const verdict = await scan(file).catch((error: unknown) => {
      scans.inc({ result: 'failed' });
      warnOfFailure(error);
      throw refuse('overloaded', undefined, { 'Retry-After': RETRY_AFTER_SECONDS });
    });
    scans.inc({ result: verdict.is.replace(' ', '_') });
    if (verdict.is === 'virus') {
      log.warn({ key, virus: verdict.name }, 'An upload has a virus');
      throw refuseFiles('unsupported_image', [key]);
    }
    if (verdict.is === 'too large') {
      log.warn({ key }, 'An upload is larger than StreamMaxLength of clamd');
      throw refuseFiles('body_too_large', [key]);
    }
  };

  return {
    ...store,
    read: async (key) => {
      const file = await store.read(key);
      if (file && key.startsWith('upload/')) await assertClean(key, file);
      return file;
    },
  };
}
