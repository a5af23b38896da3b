import type { Logger } from 'pino';
import type { KeyStore } from '../crypto/keyStore.ts';
import { findLostKeys, lostKeysSentence } from '../crypto/lostKeys.ts';
import type { Queryable } from '../db/database.ts';
import { type Repeated, repeat } from '../jobs/repeat.ts';
import { warnOf } from '../lib/log.ts';
import { HOUR_MS } from '../lib/units.ts';
import { keysLost } from '../metrics/metrics.ts';

/** Counts the members whose key is lost: at the start, while the server already answers, and each hour. */
export function watchKeys(db: Queryable, store: KeyStore, log: Logger): Repeated {
  const stopping = new AbortController();
  const warnOfFailure = warnOf(log, 'Lost keys of members could not be counted');
  const warn = (error: unknown) => {
    if (!stopping.signal.aborted) warnOfFailure(error);
  };
  const count = async () => {
    const { length: members } = await findLostKeys(db, store, stopping.signal);
    keysLost.set(members);
    if (members > 0) log.error({ members }, lostKeysSentence(members));
  };
  const first = count().catch(warn);
  const later = repeat(HOUR_MS, () => count().catch(warn));
  const stop = async () => {
    stopping.abort();
    await Promise.all([first, later.stop()]);
  };
  return { stop };
}
