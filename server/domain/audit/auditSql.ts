import type { AuditEntry } from '../../../contract/staffAudit.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { type Condition, where } from '../../db/where.ts';

export interface AuditRow {
  position: number;
  id: string;
  at: Date;
  staffId: string;
  staff: string;
  action: AuditEntry['action'];
  subject: string;
  subjectId: string;
  detail: string;
  hash: string;
}

export interface AuditHead {
  position: number;
  hash: string;
}

/** Locks the end of the log until the transaction ends. */
export async function lockHead(tx: Queryable): Promise<AuditHead> {
  await tx.query(
    `insert into audit_head (id, position, hash) values (1, 0, '') on conflict do nothing`,
  );
  const [head] = await tx.query<AuditHead>(
    'select position, hash from audit_head where id = 1 for update',
  );
  if (!head) throw new Error('The row of audit_head is missing');
  return head;
}

export async function insertAudit(tx: Queryable, row: AuditRow): Promise<void> {
  const { position, id, at, staffId, staff, action, subject, subjectId, detail, hash } = row;
  await tx.query(
    `insert into audit (position, id, at, staff_id, staff, action, subject, subject_id, detail, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [position, id, at, staffId, staff, action, subject, subjectId, detail, hash],
  );
  await tx.query('update audit_head set position = $1, hash = $2 where id = 1', [position, hash]);
}

const rowFields = `position, id, at, staff_id as "staffId", staff, action, subject,
  subject_id as "subjectId", detail, hash`;

export function selectChain(db: Queryable, after: number, limit: number): Promise<AuditRow[]> {
  return db.query<AuditRow>(
    `select ${rowFields} from audit where position > $1 order by position limit $2`,
    [after, limit],
  );
}

export function selectLinks(db: Queryable, positions: readonly number[]): Promise<AuditRow[]> {
  return db.query<AuditRow>(`select ${rowFields} from audit where position = any($1::bigint[])`, [
    positions,
  ]);
}

export async function selectHead(db: Queryable): Promise<AuditHead> {
  const [head] = await db.query<AuditHead>('select position, hash from audit_head where id = 1');
  return head ?? { position: 0, hash: '' };
}

interface AuditFilter {
  staffId?: string | undefined;
  action?: string | undefined;
  offset: number;
  limit: number;
}

export interface AuditPage {
  data: (AuditEntry & { position: number })[];
  total: number;
  /** How many entries were ever written, read in the same statement as the total. */
  written: number;
}

export async function selectAudit(
  db: Queryable,
  { staffId, action, offset, limit }: AuditFilter,
): Promise<AuditPage> {
  const conditions: Condition[] = [];
  if (staffId !== undefined) conditions.push({ sql: 'staff_id = ?', value: staffId });
  if (action !== undefined) conditions.push({ sql: 'action = ?', value: action });
  const { sql, params } = where('true', conditions);
  const [count] = await db.query<{ total: number; written: number }>(
    `select count(*) as total, coalesce((select position from audit_head), 0) as written
     from audit where ${sql}`,
    params,
  );
  const data = await db.query<AuditPage['data'][number]>(
    `select position, id, ${isoTime('at')} as at, staff, action, subject,
       subject_id as "subjectId", detail
     from audit where ${sql} order by position desc
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  return { data, total: count?.total ?? 0, written: count?.written ?? 0 };
}
