import { createHash } from 'node:crypto';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import {
  CannotOpen,
  type Key,
  open,
  seal,
  sealedUnder,
  type TextPlace,
} from '../../crypto/seal.ts';
import type { Queryable } from '../../db/database.ts';
import { type AuditKeys, auditSecret, createAuditKeys } from './auditKeys.ts';

/**
 * While a master key is being replaced, stores the signing secrets of the former ones, sealed under the new one. So old
 * entries can still be checked when MASTER_KEY_OLD is gone. Each start does it, and `npm run keys:rotate`. Returns how
 * many there are.
 */
export async function keepFormerKeys(db: Queryable, masterKeys: MasterKeys): Promise<number> {
  const { current, old } = masterKeys;
  if (!old) return 0;
  const former = await readFormerSecrets(db, masterKeys);
  const secrets = new Map([auditSecret(old), ...former].map((secret) => [nameOf(secret), secret]));
  for (const [id, secret] of secrets) {
    await db.query(
      `insert into access_key (id, sealed) values ($1, $2)
       on conflict (id) do update set sealed = excluded.sealed`,
      [id, seal(secret, current.wrapping, placeOf(id))],
    );
  }
  return secrets.size;
}

/** The keys of the check: of this installation's master key and of the former ones. */
export const readAuditKeys = async (db: Queryable, masterKeys: MasterKeys): Promise<AuditKeys> =>
  createAuditKeys(masterKeys, await readFormerSecrets(db, masterKeys));

async function readFormerSecrets(db: Queryable, { current, old }: MasterKeys): Promise<Buffer[]> {
  const rows = await db.query<{ id: string; sealed: string }>('select id, sealed from access_key');
  const wrappings = [current.wrapping, ...(old ? [old.wrapping] : [])];
  return rows.flatMap(({ id, sealed }) => {
    const key = wrappings.find((wrapping) => wrapping.id === sealedUnder(sealed));
    return key ? openOrNone(sealed, key, placeOf(id)) : [];
  });
}

/**
 * A row that cannot be opened was not written by the server and is ignored. Entries that were signed with such a key are
 * reported as changed.
 */
function openOrNone(sealed: string, key: Key, place: TextPlace): Buffer[] {
  try {
    return [open(sealed, key, place)];
  } catch (error) {
    if (error instanceof CannotOpen) return [];
    throw error;
  }
}

const placeOf = (id: string) => ({ table: 'access_key', id, column: 'sealed' });

/** The id reveals nothing of the secret, which is random. */
const nameOf = (secret: Buffer) =>
  createHash('sha256').update('audit key ').update(secret).digest('base64url').slice(0, 16);
