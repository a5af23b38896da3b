import { type ZodType, z } from 'zod';
import { OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import { KeyLost, type MemberKeys } from '../../crypto/createMemberKeys.ts';
import { createKeyedHash, type MasterKeys } from '../../crypto/masterKey.ts';
import { installationTexts, sealTexts, type Texts } from '../../crypto/texts.ts';
import { type Database, DatabaseError, type Queryable } from '../../db/database.ts';
import type { Commits, Feed } from '../../db/feed/feed.ts';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';
import type { MemberSession, StaffSession } from '../guard/session.ts';

interface Services {
  db: Database;
  feed: Feed & Commits;
  masterKeys: MasterKeys;
  memberKeys: MemberKeys;
}

interface Caller {
  session: MemberSession | StaffSession;
  headers: Headers;
  now: Date;
}

interface Once<T> {
  /** The call and its input. A key is valid for one request only. */
  asked: unknown;
  /** Reads the answer that was stored for an earlier request. */
  answer: ZodType<T>;
}

/** Stores the id only, so that no text is stored twice, or under another key than the member's. */
export const IdOnly = z.uuid();

interface Asker {
  kind: keyof typeof TABLES;
  id: string;
}

/** Keys are deleted with their member or staff, so each kind has a table of its own. */
const TABLES = {
  member: { table: 'idempotency_key', owner: 'member_id' },
  staff: { table: 'staff_idempotency_key', owner: 'staff_id' },
} as const;

const PREPARED = { isPrepared: true };

type AnswerTexts = Pick<Texts, 'seal' | 'open'>;

/**
 * Runs the work once for each Idempotency-Key of a member or staff: a repeated request gets the same answer. Key
 * and work commit in one transaction, and refusals are not stored. Answers are sealed, because they contain texts.
 */
export function createAnswerOnce({ db, feed, masterKeys, memberKeys }: Services) {
  const hash = createKeyedHash(masterKeys, 'idempotency');
  const staffTexts = installationTexts(masterKeys, 'staff answers');
  const textsOf = ({ kind, id }: Asker): Promise<AnswerTexts> | AnswerTexts =>
    kind === 'member' ? sealTexts(db, memberKeys, id).catch(noTextsIfLost) : staffTexts;

  return async <T>(
    { session, headers, now }: Caller,
    once: Once<T>,
    work: (tx: Queryable) => Promise<T>,
  ): Promise<T> => {
    const key = keyOf(headers);
    if (key === null) return db.transaction(work);
    const asker = askerOf(session);
    const { table, owner } = TABLES[asker.kind];
    const texts = await textsOf(asker);
    const place = { table, id: `${asker.id} ${key}`, column: 'answer' };
    const asked = JSON.stringify([asker.id, key, once.asked]);
    return db.transaction(async (tx) => {
      if (await reserveKey(tx, { asker, key, now }, hash.of(asked))) {
        const answer = await work(tx);
        await tx.query(
          `update ${table} set answer_sealed = $3 where ${owner} = $1 and key = $2`,
          [asker.id, key, texts.seal(JSON.stringify(answer), place)],
          PREPARED,
        );
        return answer;
      }
      const earlier = await selectEarlier(tx, asker, key);
      const { request_hash: stored, answer_sealed: sealed } = earlier;
      const opened = hash.matches(asked, stored) && sealed !== null && texts.open(sealed, place);
      if (!opened) throw refuse('idempotency_mismatch');
      // The answer to the first request may be lost: this one names its commit as well.
      const age = now.getTime() - earlier.createdAt.getTime();
      const { transaction } = earlier;
      if (transaction !== null && age < OWN_WRITE_MS) feed.nameCommit(transaction);
      return once.answer.parse(JSON.parse(opened));
    });
  };
}

export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

/** Without the key of the member the work is done, but its answer is not stored: a repeated request is refused. */
function noTextsIfLost(error: unknown): AnswerTexts {
  if (error instanceof KeyLost) return { seal: () => null, open: () => null };
  throw error;
}

const askerOf = (session: Caller['session']): Asker => ({
  kind: session.kind,
  id: session.kind === 'member' ? session.memberId : session.staffId,
});

function keyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw refuse('invalid_input', 'header idempotency-key: 1 to 200 visible ASCII characters');
}

/** The job: deletes answers that are a day old. Returns how many. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<number> {
  let gone = 0;
  for (const kind of ['member', 'staff'] as const) {
    let batch: number;
    do {
      batch = await deleteExpired(db, kind, now);
      gone += batch;
    } while (batch === EXPIRED_BATCH);
  }
  return gone;
}

/**
 * Erases what is stored for these keys of a member. The keys stay, so that a repeated request is refused and its work is
 * not done twice. `skip locked`: locked rows are being deleted anyway.
 */
export async function eraseMemberAnswers(
  tx: Queryable,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  await tx.query(
    `update idempotency_key set answer_sealed = null where (member_id, key) in (
       select member_id, key from idempotency_key where member_id = $1 and key = any($2::text[])
       order by key for update skip locked)`,
    [memberId, keys],
  );
}

const EXPIRED_BATCH = 100;

/** Deletes some expired keys. `skip locked`: it does not wait for another process that deletes them. */
async function deleteExpired(tx: Queryable, kind: Asker['kind'], now: Date): Promise<number> {
  const { table, owner } = TABLES[kind];
  const deleted = await tx.query(
    `delete from ${table} where (${owner}, key) in (
       select ${owner}, key from ${table} where created_at < $1
       order by created_at limit ${EXPIRED_BATCH} for update skip locked) returning key`,
    [new Date(now.getTime() - limits.requests.idempotencyMs)],
  );
  return deleted.length;
}

/** False when the key was used before. Waits while another request is using it. */
async function reserveKey(
  tx: Queryable,
  { asker, key, now }: { asker: Asker; key: string; now: Date },
  hash: string,
): Promise<boolean> {
  const { table, owner } = TABLES[asker.kind];
  try {
    const [, inserted] = await Promise.all([
      setLockTimeout(tx, limits.requests.inFlightMs),
      tx.query(
        `insert into ${table} (${owner}, key, request_hash, created_at)
         values ($1, $2, $3, $4) on conflict do nothing returning key`,
        [asker.id, key, hash, now],
        PREPARED,
      ),
      setLockTimeout(tx, 0),
    ]);
    return inserted.length > 0;
  } catch (error) {
    if (isLockTimeout(error)) throw refuse('request_in_flight', undefined, { 'Retry-After': '1' });
    throw error;
  }
}

const setLockTimeout = (tx: Queryable, ms: number) =>
  tx.query("select set_config('lock_timeout', $1, true)", [String(ms)], PREPARED);

const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '55P03';

interface Earlier {
  createdAt: Date;
  /** It did the work and wrote this row. Null: it changed nothing that visitors see. */
  transaction: number | null;
  request_hash: string;
  answer_sealed: string | null;
}

async function selectEarlier(tx: Queryable, asker: Asker, key: string): Promise<Earlier> {
  const { table, owner } = TABLES[asker.kind];
  const [row] = await tx.query<Earlier>(
    `select request_hash, answer_sealed, created_at as "createdAt",
       (select change.transaction_id::text::bigint from change
        where audience = 'public' and change.transaction_id = ${table}.transaction_id
        limit 1) as transaction
     from ${table} where ${owner} = $1 and key = $2`,
    [asker.id, key],
    PREPARED,
  );
  if (!row) throw refuse('request_in_flight', undefined, { 'Retry-After': '1' });
  return row;
}
