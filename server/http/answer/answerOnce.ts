import { createHash } from 'node:crypto';
import { type Database, DatabaseError, type Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { refuse } from '../../refusal.ts';

interface Request<T> {
  headers: Headers;
  asker: Asker;
  /** The call and its input. A key is valid for one request only. */
  asked: unknown;
  now: Date;
  /** Reads the answer that was stored for an earlier request. */
  parse: (answer: unknown) => T;
}

interface Asker {
  kind: keyof typeof TABLES;
  id: string;
}

/** Keys are deleted with their member or staff, so each kind has a table of its own. */
const TABLES = {
  member: { table: 'idempotency_key', owner: 'member_id' },
  staff: { table: 'staff_idempotency_key', owner: 'staff_id' },
} as const;

/**
 * Runs the work once for each Idempotency-Key of a member or staff: a repeated request gets the same answer. Key
 * and work commit in one transaction, and refusals are not stored.
 */
export async function answerOnce<T>(
  db: Database,
  request: Request<T>,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const key = keyOf(request.headers);
  if (key === null) return db.transaction(work);
  const hash = createHash('sha256').update(JSON.stringify(request.asked)).digest('hex');
  return db.transaction(async (tx) => {
    await deleteExpired(tx, request);
    if (!(await reserveKey(tx, request, key, hash))) {
      return request.parse(await earlierAnswer(tx, request.asker, key, hash));
    }
    const answer = await work(tx);
    const { table, owner } = TABLES[request.asker.kind];
    await tx.query(`update ${table} set answer = $3::jsonb where ${owner} = $1 and key = $2`, [
      request.asker.id,
      key,
      JSON.stringify(answer),
    ]);
    return answer;
  });
}

function keyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw refuse('invalid_input', 'header idempotency-key: 1 to 200 visible ASCII characters');
}

/** Deletes some expired keys. `skip locked`: it does not wait for another request that deletes them. */
async function deleteExpired<T>(tx: Queryable, { asker, now }: Request<T>): Promise<void> {
  const { table, owner } = TABLES[asker.kind];
  await tx.query(
    `delete from ${table} where (${owner}, key) in (
       select ${owner}, key from ${table} where created_at < $1
       order by created_at limit 100 for update skip locked)`,
    [new Date(now.getTime() - limits.requests.idempotencyMs)],
  );
}

/** False when the key was used before. Waits while another request is using it. */
async function reserveKey<T>(
  tx: Queryable,
  { asker, now }: Request<T>,
  key: string,
  hash: string,
): Promise<boolean> {
  const { table, owner } = TABLES[asker.kind];
  await setLockTimeout(tx, limits.requests.inFlightMs);
  try {
    const inserted = await tx.query(
      `insert into ${table} (${owner}, key, request_hash, created_at)
       values ($1, $2, $3, $4) on conflict do nothing returning key`,
      [asker.id, key, hash, now],
    );
    await setLockTimeout(tx, 0);
    return inserted.length > 0;
  } catch (error) {
    if (isLockTimeout(error)) throw refuse('request_in_flight', undefined, { 'Retry-After': '1' });
    throw error;
  }
}

const setLockTimeout = (tx: Queryable, ms: number) =>
  tx.query("select set_config('lock_timeout', $1, true)", [String(ms)]);

const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '55P03';

async function earlierAnswer(
  tx: Queryable,
  asker: Asker,
  key: string,
  hash: string,
): Promise<unknown> {
  const { table, owner } = TABLES[asker.kind];
  const [row] = await tx.query<{ request_hash: string; answer: unknown }>(
    `select request_hash, answer from ${table} where ${owner} = $1 and key = $2`,
    [asker.id, key],
  );
  if (!row) throw refuse('request_in_flight', undefined, { 'Retry-After': '1' });
  if (row.request_hash !== hash) throw refuse('idempotency_mismatch');
  return row.answer;
}
