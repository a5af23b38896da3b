import { createHash } from 'node:crypto';
import { type Database, DatabaseError, type Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { refuse } from '../../refusal.ts';

interface Request<T> {
  headers: Headers;
  asker: Asker;
  /** What is asked, the call's name included: a key is good for one request. */
  asked: unknown;
  now: Date;
  /** An earlier answer, as it was given then. */
  parse: (answer: unknown) => T;
}

interface Asker {
  kind: keyof typeof SHELVES;
  id: string;
}

/** A key goes when whoever sent it goes, so each kind has a table of its own. */
const SHELVES = {
  member: { table: 'idempotency_key', owner: 'member_id' },
  staff: { table: 'staff_idempotency_key', owner: 'staff_id' },
} as const;

/**
 * Does the work in a transaction, and once for each Idempotency-Key of whoever asks: who sends the same
 * request again gets the same answer. The key commits together with the work, so neither is ever
 * there without the other, and a refusal is not remembered.
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
    await forget(tx, request);
    if (!(await take(tx, request, key, hash))) {
      return request.parse(await earlierAnswer(tx, request.asker, key, hash));
    }
    const answer = await work(tx);
    const { table, owner } = SHELVES[request.asker.kind];
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

/** A few at a time, and never waiting for others who do the same. */
async function forget<T>(tx: Queryable, { asker, now }: Request<T>): Promise<void> {
  const { table, owner } = SHELVES[asker.kind];
  await tx.query(
    `delete from ${table} where (${owner}, key) in (
       select ${owner}, key from ${table} where created_at < $1
       order by created_at limit 100 for update skip locked)`,
    [new Date(now.getTime() - limits.requests.idempotencyMs)],
  );
}

/** False when the key has been used; waits for whoever is just using it. */
async function take<T>(
  tx: Queryable,
  { asker, now }: Request<T>,
  key: string,
  hash: string,
): Promise<boolean> {
  const { table, owner } = SHELVES[asker.kind];
  await setLockTimeout(tx, limits.requests.inFlightMs);
  try {
    const taken = await tx.query(
      `insert into ${table} (${owner}, key, request_hash, created_at)
       values ($1, $2, $3, $4) on conflict do nothing returning key`,
      [asker.id, key, hash, now],
    );
    await setLockTimeout(tx, 0);
    return taken.length > 0;
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
  const { table, owner } = SHELVES[asker.kind];
  const [row] = await tx.query<{ request_hash: string; answer: unknown }>(
    `select request_hash, answer from ${table} where ${owner} = $1 and key = $2`,
    [asker.id, key],
  );
  if (!row) throw refuse('request_in_flight', undefined, { 'Retry-After': '1' });
  if (row.request_hash !== hash) throw refuse('idempotency_mismatch');
  return row.answer;
}
