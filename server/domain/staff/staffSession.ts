import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import { type SecretCookie, secretCookie } from '../../http/guard/secretCookie.ts';
import { HOUR_MS, MINUTE_MS } from '../../lib/units.ts';
import { refuse } from '../../refusal.ts';
import type { DeviceNames } from '../session/device/deviceNames.ts';
import { fingerprint, newSecret } from '../session/secrets.ts';
import { exchangeAccess, extendAccess, insertFamily, insertPair } from '../session/sessionSql.ts';

const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** A session ends after this time even when it is in use. */
const STAFF_SESSION_MS = 8 * HOUR_MS;

export interface StaffToken {
  token: string;
  until: Date;
}

/** SameSite=Strict: a link on another site cannot open the console with the session. */
export const staffCookie = (ownOrigin: string): SecretCookie =>
  secretCookie('staff', ownOrigin, 'Strict');

/** A session of staff has one token and no refresh token. It ends 29 to 30 minutes after the last call. */
export async function startStaffSession(
  tx: Queryable,
  staffId: string,
  now: Date,
  device: DeviceNames,
): Promise<StaffToken> {
  const token = newSecret();
  const until = new Date(now.getTime() + STAFF_SESSION_MS);
  const family = { id: uuidv7(), salt: newSecret(), expires_at: until };
  await insertFamily(tx, { ...family, ...device, memberId: null, staffId, now });
  await insertPair(tx, {
    accessHash: fingerprint(token),
    // No client receives this refresh token.
    refreshHash: fingerprint(newSecret()),
    familyId: family.id,
    accessUntil: idleEnd(now),
    refreshUntil: until,
    usedAt: now,
  });
  return { token, until };
}

/** Another token for the same session; the former token no longer works. */
export async function exchangeStaffToken(tx: Queryable, familyId: string): Promise<StaffToken> {
  const token = newSecret();
  const until = await exchangeAccess(tx, familyId, fingerprint(token));
  if (!until) throw refuse('unauthenticated');
  return { token, until };
}

/** Extends the session by 30 minutes, written at most once a minute. */
export async function extendStaffSession(
  db: Queryable,
  accessHash: string,
  { usedAt, now }: { usedAt: Date | null; now: Date },
): Promise<void> {
  const unlessUsedAfter = new Date(now.getTime() - MINUTE_MS);
  if (usedAt !== null && usedAt >= unlessUsedAfter) return;
  await extendAccess(db, accessHash, { now, idleEnd: idleEnd(now), unlessUsedAfter });
}

const idleEnd = (now: Date) => new Date(now.getTime() + STAFF_IDLE_MS);
