import type { Queryable } from '../../db/database.ts';
import type { AccessHead, AccessRecord } from './auditRules.ts';

export interface AuditAccount {
  id: string;
  userId: string;
  clinicId: string | null;
}

export function selectAuditAccounts(
  tx: Queryable,
  ids: readonly string[],
): Promise<AuditAccount[]> {
  return tx.query<AuditAccount>(
    `select id, user_id as "userId", clinic_id as "clinicId" from staff
     where id = any($1::uuid[])`,
    [ids],
  );
}

export const headFields = `chain, day::text as day, position, hash, before_day::text as "beforeDay",
  before, next_day::text as "nextDay", dropped_at as "droppedAt", seal`;

const TRIES = 3;

/**
 * Locks the newest head of the chain until the transaction ends. If the locked head names a next day, another
 * transaction has begun that day, and its head is newer. If the head of that next day is missing, this head is used.
 */
export async function lockNewestHead(
  tx: Queryable,
  chain: string,
  today: string,
): Promise<AccessHead> {
  let isBegun = false;
  for (let attempt = 1; ; attempt += 1) {
    const [head] = await tx.query<AccessHead>(
      `select ${headFields} from access_head where chain = $1
       order by day desc limit 1 for update`,
      [chain],
    );
    if (head && (head.nextDay === null || attempt >= TRIES)) {
      // A stored head without an entry was tampered with; the check reports it.
      return head.position > 0 || isBegun ? head : { ...head, before: 'cut' };
    }
    if (!head) {
      isBegun = true;
      await tx.query(
        `insert into access_head (chain, day, position, hash, before, seal)
         values ($1, $2, 0, '', '', '') on conflict do nothing`,
        [chain, today],
      );
    }
  }
}

export async function saveHead(tx: Queryable, head: AccessHead): Promise<void> {
  const { chain, day, position, hash, beforeDay, before, nextDay, droppedAt, seal } = head;
  await tx.query(
    `insert into access_head
       (chain, day, position, hash, before_day, before, next_day, dropped_at, seal)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (chain, day) do update set position = excluded.position, hash = excluded.hash,
       next_day = excluded.next_day, dropped_at = excluded.dropped_at, seal = excluded.seal`,
    [chain, day, position, hash, beforeDay, before, nextDay, droppedAt, seal],
  );
}

export async function insertRecords(
  tx: Queryable,
  records: readonly AccessRecord[],
): Promise<void> {
  await tx.query(
    `insert into access_record (id, chain, day, position, before, at, staff_id, staff, address,
       action, subject, subject_ids, detail, hash)
     select id, chain, day, position, before, at, "staffId", staff, address,
       action, subject, "subjectIds", detail, hash
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, chain text, day date, position int,
       before text, at timestamptz, "staffId" uuid, staff text, address text, action text,
       subject text, "subjectIds" uuid[], detail text, hash text)`,
    [JSON.stringify(records)],
  );
}
