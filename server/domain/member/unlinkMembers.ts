import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { AppContext } from '../../appContext.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { keysFor, keyThatSealed, reseal } from '../../crypto/reseal.ts';
import { type Key, open, seal } from '../../crypto/seal.ts';
import type { Queryable } from '../../db/database.ts';
import type { Unlink, UnlinkOutcome } from '../../identity/unlink.ts';
import { nextTry } from '../../lib/outcome.ts';
import { limits } from '../../limits/limits.ts';
import {
  deleteUnlinking,
  insertUnlinking,
  isLinked,
  replaceSealed,
  selectIdentities,
  selectUnlinkings,
  takeDueUnlinking,
  type Unlinking,
} from './unlinkingSql.ts';

type Unlinks = readonly Unlink[];

interface Leaver {
  memberId: string;
  /** LINE's access token, from the app inside LINE. */
  lineToken?: string | null;
  at: Date;
}

/**
 * Before the member is erased, in the same transaction: writes down whom the job has to unlink. The id at the provider
 * and the token are sealed, because they stay until the provider has answered.
 */
export async function planUnlinking(
  tx: Queryable,
  { masterKeys, unlinks }: { masterKeys: MasterKeys; unlinks: Unlinks },
  { memberId, lineToken = null, at }: Leaver,
): Promise<void> {
  const [key] = keysOf(masterKeys);
  const able = unlinks.filter(({ needsToken }) => !needsToken || lineToken !== null);
  if (able.length === 0) return;
  const issuers = able.map(({ issuer }) => issuer);
  for (const { issuer, subject } of await selectIdentities(tx, memberId, issuers)) {
    const unlink = able.find((one) => one.issuer === issuer);
    if (!unlink) continue;
    const id = uuidv7();
    await insertUnlinking(tx, {
      id,
      provider: unlink.provider,
      subject: seal(subject, key, placeOf(id, 'subject')),
      token: unlink.needsToken && lineToken ? seal(lineToken, key, placeOf(id, 'token')) : null,
      at,
    });
  }
}

interface Work {
  log: Logger;
  /** Aborted when the server stops. */
  stopSignal?: AbortSignal;
}

/** The job: unlinks members who left, one by one. A provider that does not answer is asked again later. */
export async function unlinkMembers(
  { db, masterKeys, unlinks, now }: Pick<AppContext, 'db' | 'masterKeys' | 'unlinks' | 'now'>,
  { log, stopSignal }: Work,
): Promise<void> {
  const keys = keysOf(masterKeys);
  while (!stopSignal?.aborted) {
    const at = now();
    const due = await takeDueUnlinking(db, {
      now: at,
      until: (attemptsBefore) => nextTry(attemptsBefore, at),
    });
    if (!due) return;
    const outcome = await unlinkOne(db, due, { keys, unlinks });
    const isTooLate = at.getTime() - due.createdAt.getTime() > limits.outside.unlinkGiveUpMs;
    const isOver = outcome.isDone || outcome.isFinal || isTooLate;
    if (isOver) await deleteUnlinking(db, due.id);
    if (outcome.isDone) continue;
    const { provider, attempts } = due;
    const sentence = isOver
      ? 'A member who left stays linked at the provider: given up'
      : 'A member who left is not unlinked at the provider yet';
    log.warn({ provider, attempts, problem: outcome.problem }, sentence);
  }
}

async function unlinkOne(
  db: Queryable,
  { id, provider, subject: sealed, token }: Unlinking,
  { keys, unlinks }: { keys: Key[]; unlinks: Unlinks },
): Promise<UnlinkOutcome> {
  const unlink = unlinks.find((one) => one.provider === provider);
  const key = keyThatSealed(sealed, keys);
  if (!unlink || !key) {
    const problem = unlink ? 'another master key' : 'no credentials';
    return { isDone: false, problem, isFinal: false };
  }
  const subject = open(sealed, key, placeOf(id, 'subject')).toString('utf8');
  // The person came back and agreed again.
  if (await isLinked(db, unlink.issuer, subject)) return { isDone: true };
  return unlink.unlink({
    subject,
    token: token === null ? null : open(token, key, placeOf(id, 'token')).toString('utf8'),
  });
}

/** Seals waiting rows with the new master key. The job may delete rows meanwhile. */
export async function rotateUnlinkings(db: Queryable, masterKeys: MasterKeys): Promise<void> {
  const keys = keysOf(masterKeys);
  for (const { id, subject, token } of await selectUnlinkings(db)) {
    await replaceSealed(db, {
      id,
      subject: reseal(subject, keys, placeOf(id, 'subject')),
      token: token && reseal(token, keys, placeOf(id, 'token')),
    });
  }
}

const keysOf = (masterKeys: MasterKeys) => keysFor(masterKeys, 'unlinking');

const placeOf = (id: string, column: 'subject' | 'token') => ({ table: 'unlinking', id, column });
