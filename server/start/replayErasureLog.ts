import type { Logger } from 'pino';
import type { AppContext } from '../appContext.ts';
import type { KeyStore } from '../crypto/keyStore.ts';
import type { Transacting } from '../db/database.ts';
import { withdrawAgain, withdrawConsentsAgain } from '../domain/consent/withdrawAgain.ts';
import { eraseAgain } from '../domain/member/eraseAgain.ts';
import { deleteFilesNow } from '../domain/upload/deleteUnusedFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import { type Repeated, repeat } from '../jobs/repeat.ts';
import { warnOf } from '../lib/log.ts';
import { SECOND_MS } from '../lib/units.ts';
import { eraseUnsentAgain } from '../line/eraseUnsentAgain.ts';

/** How many were erased again, and how many consents were withdrawn again. */
export interface ErasedAgain {
  /** Keys of erased members. */
  keys: number;
  members: number;
  counsels: number;
  messages: number;
  consents: number;
}

/**
 * A restored backup, or a standby that was promoted, may lack the newest erasures and withdrawals of consents. A
 * restored copy of the keys has keys of erased members. Repeats what the erasure log names. After a failure the next
 * try continues. Returns also the uploads, whose files the caller has to delete.
 */
export async function replayErasureLog(
  db: Transacting,
  log: Pick<KeyStore, 'eraseAgain' | 'erased' | 'erasedTexts' | 'unsent' | 'withdrawals'>,
  at: Date,
): Promise<{ again: ErasedAgain; files: string[] }> {
  const keys = await log.eraseAgain();
  const members = await eraseAgain(db, await log.erased(), at);
  const counsels = await withdrawAgain(db, await log.erasedTexts(), at);
  const messages = await eraseUnsentAgain(db, await log.unsent(), at);
  const consents = await withdrawConsentsAgain(db, await log.withdrawals(), at);
  return {
    again: {
      keys,
      members: members.count,
      counsels: counsels.count,
      messages: messages.count,
      consents,
    },
    files: [...members.files, ...counsels.files, ...messages.files],
  };
}

interface Services {
  keyStore: KeyStore;
  fileStore: FileStore;
  log: Logger;
  everyMs?: number;
}

/**
 * Replays the erasure log before the server listens, and again when the feed may have missed changes: after a restore,
 * with a promoted standby, or after a long pause of the process. A replay that fails while the server runs is repeated.
 */
export async function replayAfterRestores(
  { db, feed, now }: Pick<AppContext, 'db' | 'feed' | 'now'>,
  { keyStore, fileStore, log, everyMs = SECOND_MS }: Services,
): Promise<Repeated> {
  const replay = async () => {
    const { again, files } = await replayErasureLog(db, keyStore, now());
    await deleteFilesNow(fileStore, files);
    if (Object.values(again).some((count) => count > 0))
      log.warn(again, 'The database or the keys lacked erasures: erased again');
  };
  let isDue = false;
  feed.onCounsels((changes) => {
    if (changes === null) isDue = true;
  });
  await replay();
  const warn = warnOf(log, 'The erasure log could not be replayed');
  return repeat(everyMs, async () => {
    if (!isDue) return;
    isDue = false;
    await replay().catch((error) => {
      isDue = true;
      warn(error);
    });
  });
}
