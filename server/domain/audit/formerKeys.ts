import { createHash } from 'node:crypto';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { keyThatSealed, wrappingKeys } from '../../crypto/reseal.ts';
import { CannotOpen, type Key, open, seal, type TextPlace } from '../../crypto/seal.ts';
import type { Queryable } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { type AuditKeys, auditSecret, createAuditKeys, type FormerSecret } from './auditKeys.ts';

const SECRET_BYTES = 32;

/**
 * While a master key is being replaced, stores the signing secrets of the former ones, sealed under the new one. So old
 * entries can still be checked when MASTER_KEY_OLD is gone. Each start does it, and `npm run keys:rotate`. Returns how
 * many there are. Stores today as the last day of the replaced key: each later start with MASTER_KEY_OLD sets it to the
 * day of that start.
 */
export async function keepFormerKeys(
  db: Queryable,
  masterKeys: MasterKeys,
  now: Date,
): Promise<number> {
  const { current, old } = masterKeys;
  if (!old) return 0;
  const today = koreanDayOf(now);
  const former = await readFormerSecrets(db, masterKeys);
  const replaced = { secret: auditSecret(old), lastDay: today };
  const secrets = new Map([...former, replaced].map((one) => [nameOf(one.secret), one]));
  for (const [id, { secret, lastDay }] of secrets) {
    // A person who has the replaced key could write a row with a later day. So a later or missing day becomes today.
    const ends = lastDay !== null && lastDay < today ? lastDay : today;
    const sealed = seal(Buffer.concat([secret, Buffer.from(ends)]), current.wrapping, placeOf(id));
    await db.query(
      `insert into access_key (id, sealed) values ($1, $2)
       on conflict (id) do update set sealed = excluded.sealed`,
      [id, sealed],
    );
  }
  return secrets.size;
}

/** The keys of the check: of this installation's master key and of the former ones. */
export const readAuditKeys = async (db: Queryable, masterKeys: MasterKeys): Promise<AuditKeys> =>
  createAuditKeys(masterKeys, await readFormerSecrets(db, masterKeys));

async function readFormerSecrets(db: Queryable, masterKeys: MasterKeys): Promise<FormerSecret[]> {
  const rows = await db.query<{ id: string; sealed: string }>('select id, sealed from access_key');
  return rows.flatMap(({ id, sealed }) => {
    const key = keyThatSealed(sealed, wrappingKeys(masterKeys));
    return key ? openOrNone(sealed, key, placeOf(id)) : [];
  });
}

/**
 * A row that cannot be opened was not written by the server and is ignored. Entries that were signed with such a key are
 * reported as changed.
 */
function openOrNone(sealed: string, key: Key, place: TextPlace): FormerSecret[] {
  try {
    const bytes = open(sealed, key, place);
    // Rows of an earlier version have no day.
    const lastDay = bytes.subarray(SECRET_BYTES).toString() || null;
    return [{ secret: bytes.subarray(0, SECRET_BYTES), lastDay }];
  } catch (error) {
    if (error instanceof CannotOpen) return [];
    throw error;
  }
}

const placeOf = (id: string) => ({ table: 'access_key', id, column: 'sealed' });

/** The id reveals nothing of the secret, which is random. */
const nameOf = (secret: Buffer) =>
  createHash('sha256').update('audit key ').update(secret).digest('base64url').slice(0, 16);
