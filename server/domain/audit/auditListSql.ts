import { type Named, RecordId } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { named } from '../../db/jsonSql.ts';
import { cappedCountOf, type Total } from '../../db/lists/cappedCount.ts';
import { allOf, type Condition, numbered } from '../../db/lists/where.ts';
import { daysInKorea } from '../../lib/koreanDay.ts';
import { type AccessRecord, FIRST_CHAIN } from './auditRules.ts';

export interface AuditFilter {
  /** The user id of the account. */
  staff?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  clinicId?: string | undefined;
  /** Days in Seoul, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Entries older than this one. */
  after?: { at: Date; id: string } | undefined;
}

/** Entries of both tables as one shape. */
export type ListedRecord = AccessRecord & { clinic: Named | null };

/** In the table `audit`, which is older than the chains, ids of subjects are texts. */
const listedFields = `id, at, staff_id as "staffId", staff, address, action, subject,
  subject_ids::text[] as "subjectIds", detail, hash, chain, day::text as day, position, before`;
const auditFields = `id, at, staff_id as "staffId", staff, '' as address, action, subject,
  array[subject_id] as "subjectIds", detail, hash, '${FIRST_CHAIN}' as chain, '' as day, position,
  coalesce((select former.hash from audit as former
    where former.position = audit.position - 1), '') as before`;

interface Conditions {
  ofRecord: Condition[];
  ofAudit: Condition[];
}

function conditionsOf(filter: AuditFilter): Conditions {
  const { staff, action, subjectId, clinicId, from, to, after } = filter;
  const both: Condition[] = [];
  if (staff) both.push({ sql: 'staff = ?', value: staff });
  if (action) both.push({ sql: 'action = ?', value: action });
  if (from) both.push({ sql: 'at >= ?', value: daysInKorea(from, 1).from });
  if (to) both.push({ sql: 'at < ?', value: daysInKorea(to, 1).until });
  if (after) both.push({ sql: '(at, id) < (?, ?::uuid)', values: [after.at, after.id] });
  const ofRecord = [...both];
  const ofAudit = [...both];
  if (subjectId && !RecordId.safeParse(subjectId).success) {
    ofRecord.push({ sql: 'false' });
    ofAudit.push({ sql: 'false' });
  } else if (subjectId) {
    ofRecord.push({ sql: 'subject_ids @> array[?::uuid]', value: subjectId });
    ofAudit.push({ sql: 'subject_id = ?', value: subjectId });
  }
  if (clinicId) {
    ofRecord.push({ sql: 'chain = ?', value: clinicId });
    ofAudit.push({
      sql: 'staff_id in (select staff.id from staff where staff.clinic_id = ?)',
      value: clinicId,
    });
  }
  return { ofRecord, ofAudit };
}

/** The place of an entry in the list, for a cursor. */
export async function selectPlace(
  db: Queryable,
  id: string,
): Promise<{ at: Date; id: string } | undefined> {
  const [place] = await db.query<{ at: Date; id: string }>(
    `select at, id from access_record where id = $1
     union all select at, id from audit where id = $1`,
    [id],
  );
  return place;
}

/** The newest entries first, of both tables. */
export async function selectAudit(
  db: Queryable,
  { offset, limit, ...filter }: AuditFilter & { offset: number; limit: number },
): Promise<ListedRecord[]> {
  const { ofRecord, ofAudit } = conditionsOf(filter);
  const [newer, older] = [allOf(ofRecord), allOf(ofAudit)];
  const newest = 'order by at desc, id desc';
  const sql = `select entry.*,
      (select ${named('clinic')} from clinic where clinic.id = case
        when entry.chain ~ '^[0-9a-f-]{36}$' then entry.chain::uuid end) as clinic
    from (
      (select ${listedFields} from access_record where ${newer.sql} ${newest} limit ?)
      union all
      (select ${auditFields} from audit where ${older.sql} ${newest} limit ?)
    ) as entry ${newest} limit ? offset ?`;
  const most = limit + offset;
  const values = [...newer.values, most, ...older.values, most, limit, offset];
  return db.query<ListedRecord>(numbered(sql), values);
}

export function countAudit(db: Queryable, filter: AuditFilter): Promise<Total> {
  const { ofRecord, ofAudit } = conditionsOf(filter);
  const [newer, older] = [allOf(ofRecord), allOf(ofAudit)];
  const rows = numbered(`(select from access_record where ${newer.sql})
    union all (select from audit where ${older.sql})`);
  const params = [...newer.values, ...older.values];
  return cappedCountOf(db, rows, { params, hasExactTotal: filter.clinicId !== undefined });
}
