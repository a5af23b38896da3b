import { type Named, RecordId } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits/limits.ts';
import type { AccessHead, AccessRecord } from './auditRules.ts';
import { headFields } from './auditSql.ts';

type DayOfChain = Pick<AccessHead, 'chain' | 'day'>;

const recordFields = `chain, day::text as day, position, before, id, at,
  staff_id as "staffId", staff, address, action, subject, subject_ids as "subjectIds", detail, hash`;

export function selectRecords(
  db: Queryable,
  { chain, day }: DayOfChain,
  after: number | null,
): Promise<AccessRecord[]> {
  return db.query<AccessRecord>(
    `select ${recordFields} from access_record
     where chain = $1 and day = $2 and ($3::int is null or position > $3)
     order by position limit $4`,
    [chain, day, after, limits.audit.checkedAtOnce],
  );
}

export async function selectHead(
  db: Queryable,
  { chain, day }: DayOfChain,
): Promise<AccessHead | undefined> {
  const [head] = await db.query<AccessHead>(
    `select ${headFields} from access_head where chain = $1 and day = $2`,
    [chain, day],
  );
  return head;
}

/** The heads from that one on, in the order of chains and days. */
export function selectHeads(
  db: Queryable,
  { chain, day }: DayOfChain,
  limit: number,
): Promise<AccessHead[]> {
  return db.query<AccessHead>(
    `select ${headFields} from access_head where (chain, day) >= ($1, $2::date)
     order by chain, day limit $3`,
    [chain, day, limit],
  );
}

/** A day that has entries and no head. */
export async function selectHeadlessDay(db: Queryable): Promise<DayOfChain | undefined> {
  const [found] = await db.query<DayOfChain>(
    `select chain, day::text as day from (
       select chain, day from access_record group by chain, day
       except select chain, day from access_head) as headless
     order by chain, day limit 1`,
  );
  return found;
}

/** The first of these days, each as `chain day`, that has no head. */
export async function selectLostDay(
  db: Queryable,
  days: readonly string[],
): Promise<DayOfChain | undefined> {
  const [lost] = await db.query<DayOfChain>(
    `select chain, day::text as day
     from unnest($1::text[], $2::date[]) as logged (chain, day)
     where not exists (
       select 1 from access_head where access_head.chain = logged.chain
         and access_head.day = logged.day)
     order by chain, day limit 1`,
    [days.map((key) => key.split(' ')[0]), days.map((key) => key.split(' ')[1])],
  );
  return lost;
}

/** How many entries a whole check reads. */
export async function countRecords(db: Queryable): Promise<number> {
  const [count] = await db.query<{ total: number }>(
    `select coalesce(sum(position), 0)::bigint
         + coalesce((select position from audit_head), 0) as total
       from access_head where dropped_at is null`,
  );
  return count?.total ?? 0;
}

export function selectHeadsSince(db: Queryable, day: string): Promise<AccessHead[]> {
  return db.query<AccessHead>(
    `select ${headFields} from access_head where day >= $1 order by chain, day`,
    [day],
  );
}

export async function selectClinicOfChain(db: Queryable, chain: string): Promise<Named | null> {
  const id = RecordId.safeParse(chain).data ?? null;
  const [clinic] = await db.query<Named>(
    'select id, name, name_ja as "nameJa" from clinic where id = $1',
    [id],
  );
  return clinic ?? null;
}
