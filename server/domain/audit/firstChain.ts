import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';
import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits/limits.ts';
import { type AuditBreak, FIRST_CHAIN } from './auditRules.ts';

/** An entry of the first chain: the table `audit`, written before there was one chain per clinic. */
export interface FirstRecord {
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

interface Link {
  position: number;
  hash: string;
}

const START: Link = { position: 0, hash: '' };

export async function selectFirstHead(db: Queryable): Promise<Link> {
  const [head] = await db.query<Link>('select position, hash from audit_head where id = 1');
  return head ?? START;
}

/** Checks a batch of entries after that position; `next` is null behind the last one. */
export async function checkFirstChain(
  db: Queryable,
  after: number,
): Promise<{ rows: number; next: number | null; broken: AuditBreak | null }> {
  const end = await selectFirstHead(db);
  let link = after === 0 ? START : await selectLink(db, after);
  const batch = await selectBatch(db, after);
  const broken = (kind: AuditBreak['kind'], position: number) => ({
    rows: position - after - 1,
    next: null,
    broken: { chain: FIRST_CHAIN, day: null, position, kind },
  });
  for (const row of batch) {
    const expected = link.position + 1;
    if (row.position > expected) return broken('REMOVED', expected);
    if (row.hash !== firstHash(row, link.hash)) return broken('CHANGED', expected);
    link = row;
  }
  const isLast = batch.length < limits.audit.checkedAtOnce;
  if (isLast && link.position < end.position) return broken('CUT', link.position + 1);
  // An older process may still add entries during a release.
  if (link.position === end.position && link.hash !== end.hash) return broken('CUT', link.position);
  return { rows: batch.length, next: isLast ? null : link.position, broken: null };
}

/** If an entry is missing, the one after it is reported. */
async function selectLink(db: Queryable, position: number): Promise<Link> {
  const [row] = await db.query<Link>('select position, hash from audit where position = $1', [
    position,
  ]);
  return row ?? { position, hash: '' };
}

const selectBatch = (db: Queryable, after: number) =>
  db.query<FirstRecord>(
    `select position, id, at, staff_id as "staffId", staff, action, subject,
       subject_id as "subjectId", detail, hash
     from audit where position > $1 order by position limit $2`,
    [after, limits.audit.checkedAtOnce],
  );

/** The hash of an entry and of the one before it. Uses no key, so anyone who knows the format can compute it. */
export function firstHash(row: Omit<FirstRecord, 'hash'>, before: string): string {
  const { position, id, at, staffId, staff, action, subject, subjectId, detail } = row;
  const fields = [before, position, id, at.toISOString(), staffId, staff];
  const text = JSON.stringify([...fields, action, subject, subjectId, detail]);
  return createHash('sha256').update(text).digest('hex');
}
