import { uuidv7 } from 'uuidv7';
import type { Database, Queryable } from '../../db/database.ts';
import type { DeviceNames } from './deviceNames.ts';
import { derive, fingerprint, newSecret } from './secrets.ts';
import { familyEnd, graceStart, pairEnds } from './sessionRules.ts';
import {
  deleteExpiredPairs,
  endFamily,
  type FamilyRow,
  insertFamily,
  insertPair,
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

/**
 * Replaces a pair by the next one. Parallel calls with the same pair get the same next pair. If a pair is used after
 * the grace time, it was probably stolen, so the session ends.
 */
export async function renewSession(
  db: Database,
  tokens: { refresh: string; access?: string },
  now: Date,
): Promise<SessionPair | null> {
  const { refresh, access } = tokens;
  const hashes = {
    refreshHash: fingerprint(refresh),
    accessHash: access === undefined ? null : fingerprint(access),
  };
  return db.transaction(async (tx) => {
    const isFirst = await replacePair(tx, hashes, now);
    const family = await selectFamily(tx, hashes, now);
    if (!family) return null;
    const successor = pairOf(family, derive(family.salt, refresh, 'refresh'), now);
    if (isFirst) {
      await deleteExpiredPairs(tx, family.id, now);
      await storePair(tx, successor, now);
      return successor;
    }
    if (family.replaced_at && family.replaced_at > graceStart(now)) return successor;
    await endFamily(tx, family.id, now);
    return null;
  });
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
  usedAt: Date,
): Promise<void> {
  const hashes = { accessHash: fingerprint(access), refreshHash: fingerprint(refresh) };
  await insertPair(tx, { ...pair, ...hashes, usedAt });
}
