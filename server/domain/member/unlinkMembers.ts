import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { AppContext } from '../../appContext.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { type Key, keyOf, open, seal, sealedUnder } from '../../crypto/seal.ts';
import type { Queryable } from '../../db/database.ts';
import type { Unlink } from '../../identity/unlink.ts';
import { limits } from '../../limits.ts';
import { nextTry } from '../../notify/noticeRules.ts';
import {
  deleteUnlinking,
  insertUnlinking,
  isLinked,
  selectIdentities,
  takeDueUnlinking,
  type Unlinking,
} from './unlinkingSql.ts';

type Unlinks = readonly Unlink[];

/**
 * Before the member is erased, in the same transaction: writes down whom the job has to unlink. The id at the provider
 * is sealed, because it stays until the provider has answered.
 */
export async function planUnlinking(
  tx: Queryable,
  { masterKeys, unlinks }: { masterKeys: MasterKeys; unlinks: Unlinks },
  memberId: string,
  at: Date,
): Promise<void> {
  const [key] = keysOf(masterKeys);
  if (unlinks.length === 0 || !key) return;
  const issuers = unlinks.map(({ issuer }) => issuer);
  for (const { issuer, subject } of await selectIdentities(tx, memberId, issuers)) {
    const provider = unlinks.find((unlink) => unlink.issuer === issuer)?.provider ?? '';
    const id = uuidv7();
    await insertUnlinking(tx, { id, provider, sealed: seal(subject, key, placeOf(id)), at });
  }
}

interface Work {
  log: Logger;
  /** Aborted when the server stops. */
  end?: AbortSignal;
}

/** The job: unlinks members who left, one by one. A provider that does not answer is asked again later. */
export async function unlinkMembers(
  { db, masterKeys, unlinks, now }: Pick<AppContext, 'db' | 'masterKeys' | 'unlinks' | 'now'>,
  { log, end }: Work,
): Promise<void> {
  const keys = keysOf(masterKeys);
  while (!end?.aborted) {
    const at = now();
    const due = await takeDueUnlinking(db, {
      now: at,
      until: (attempts) => nextTry(attempts, at),
    });
    if (!due) return;
    const problem = await unlinkOne(db, due, { keys, unlinks });
    const isTooLate = at.getTime() - due.createdAt.getTime() > limits.outside.unlinkGiveUpMs;
    if (problem === null || isTooLate) await deleteUnlinking(db, due.id);
    if (problem === null) continue;
    const { provider, attempts } = due;
    const sentence = isTooLate
      ? 'A member who left stays linked at the provider: given up'
      : 'A member who left is not unlinked at the provider yet';
    log.warn({ provider, attempts, problem }, sentence);
  }
}

/** Null: nothing is left to do. */
async function unlinkOne(
  db: Queryable,
  { id, provider, sealed }: Unlinking,
  { keys, unlinks }: { keys: Key[]; unlinks: Unlinks },
): Promise<string | null> {
  const unlink = unlinks.find((one) => one.provider === provider);
  const key = keys.find((one) => one.id === sealedUnder(sealed));
  if (!unlink || !key) return unlink ? 'another master key' : 'no credentials';
  const subject = open(sealed, key, placeOf(id)).toString('utf8');
  // The person came back and agreed again.
  if (await isLinked(db, unlink.issuer, subject)) return null;
  const outcome = await unlink.unlink(subject);
  return outcome.isDone ? null : outcome.problem;
}

const keysOf = ({ current, old }: MasterKeys) =>
  [current, ...(old ? [old] : [])].map((key) => keyOf(key.derive('unlinking')));

const placeOf = (id: string) => ({ table: 'unlinking', id, column: 'subject' });
