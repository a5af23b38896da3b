import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { AppContext } from '../../appContext.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { keysFor, reseal } from '../../crypto/reseal.ts';
import { seal } from '../../crypto/seal.ts';
import { installationTexts, type OpenTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { Unlink, UnlinkOutcome } from '../../identity/unlink.ts';
import { NOTICE_WAITS_MS, nextTry } from '../../lib/outcome.ts';
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

const PURPOSE = 'unlinking';

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
  const texts = installationTexts(masterKeys, PURPOSE);
  while (!stopSignal?.aborted) {
    const at = now();
    const due = await takeDueUnlinking(db, {
      now: at,
      until: (attemptsBefore) => nextTry(NOTICE_WAITS_MS, attemptsBefore, at),
    });
    if (!due) return;
    const outcome = await unlinkOne(db, due, { texts, unlinks });
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
  { texts, unlinks }: { texts: OpenTexts; unlinks: Unlinks },
): Promise<UnlinkOutcome> {
  const unlink = unlinks.find((one) => one.provider === provider);
  const subject = texts.open(sealed, placeOf(id, 'subject'));
  if (!unlink || subject === null) {
    const problem = unlink ? 'cannot be opened' : 'no credentials';
    return { isDone: false, problem, isFinal: false };
  }
  // The person came back and agreed again.
  if (await isLinked(db, unlink.issuer, subject)) return { isDone: true };
  const opened = token && texts.open(token, placeOf(id, 'token'));
  if (token && !opened) return { isDone: false, problem: 'cannot be opened', isFinal: false };
  return unlink.unlink({ subject, token: opened });
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

const keysOf = (masterKeys: MasterKeys) => keysFor(masterKeys, PURPOSE);

const placeOf = (id: string, column: 'subject' | 'token') => ({ table: 'unlinking', id, column });
