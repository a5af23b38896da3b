import { uuidv7 } from 'uuidv7';
import type { Database, Queryable } from '../../db/database.ts';
import type { DeviceNames } from './device/deviceNames.ts';
import { derive, fingerprint, newSecret } from './secrets.ts';
import { familyEnd, graceStart, LOST_ANSWERS, pairEnds } from './sessionRules.ts';
import {
  deleteExpiredPairs,
  endFamily,
  type FamilyRow,
  insertFamily,
  insertPair,
  isUnused,
  type Owner,
  replacePair,
  selectFamily,
} from './sessionSql.ts';

/** The tokens of a session and how long they are valid. */
export interface SessionPair {
  familyId: string;
  /** Null for a session of staff. */
  memberId: string | null;
  access: string;
  refresh: string;
  accessUntil: Date;
  refreshUntil: Date;
}

const NO_DEVICE: DeviceNames = { browser: null, system: null };

export async function startSession(
  db: Database,
  owner: Owner,
  now: Date,
  device: DeviceNames = NO_DEVICE,
): Promise<SessionPair> {
  const ids = { memberId: null, staffId: null, ...owner };
  const family = { id: uuidv7(), salt: newSecret(), expires_at: familyEnd(now) };
  const pair = pairOf({ ...family, member_id: ids.memberId }, newSecret(), now);
  await db.transaction(async (tx) => {
    await insertFamily(tx, { ...family, ...ids, ...device, now });
    await storePair(tx, pair, now);
  });
  return pair;
}

interface Tokens {
  refresh: string;
  /** Given only for the pair of a login. Scripts of the page have seen that pair, so both tokens are asked for. */
  access?: string;
}

/**
 * Replaces a pair by its successor. Parallel calls with one pair get the same successor. If a replaced pair comes again
 * after the grace time, there are two cases. Its successor was used: the replaced pair is probably stolen, and the
 * session ends. Its successor was never used: the answer with it was lost, and the browser gets a new pair.
 */
export const renewSession = (
  db: Database,
  tokens: Tokens,
  now: Date,
): Promise<SessionPair | null> => db.transaction((tx) => renew(tx, tokens, now));

async function renew(
  tx: Queryable,
  { refresh, access }: Tokens,
  now: Date,
  lostAnswers = 0,
): Promise<SessionPair | null> {
  const hashes = {
    refreshHash: fingerprint(refresh),
    accessHash: access === undefined ? null : fingerprint(access),
  };
  const isFirst = await replacePair(tx, { ...hashes, isUsed: lostAnswers === 0 }, now);
  const family = await selectFamily(tx, hashes, now);
  if (!family) return null;
  const successor = pairOf(family, derive(family.salt, refresh, 'refresh'), now);
  if (isFirst) {
    await deleteExpiredPairs(tx, family.id, now);
    await storePair(tx, successor, null);
    return successor;
  }
  if (family.replaced_at && family.replaced_at > graceStart(now)) return successor;
  const mayBeLost = access === undefined && lostAnswers < LOST_ANSWERS;
  if (mayBeLost && (await isUnused(tx, fingerprint(successor.refresh)))) {
    return renew(tx, { refresh: successor.refresh }, now, lostAnswers + 1);
  }
  await endFamily(tx, family.id, now);
  return null;
}

/**
 * The access token is derived from the refresh token, and each refresh token from the one before. So a repeated call
 * gets the same tokens, although the database has only their hashes.
 */
function pairOf(family: FamilyRow, refresh: string, now: Date): SessionPair {
  const access = derive(family.salt, refresh, 'access');
  const { id: familyId, member_id: memberId } = family;
  return { familyId, memberId, access, refresh, ...pairEnds(now, family.expires_at) };
}

async function storePair(
  tx: Queryable,
  { access, refresh, ...pair }: SessionPair,
  usedAt: Date | null,
): Promise<void> {
  const hashes = { accessHash: fingerprint(access), refreshHash: fingerprint(refresh) };
  await insertPair(tx, { ...pair, ...hashes, usedAt });
}
