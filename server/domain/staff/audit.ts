import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../../../contract/staffRecord.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type AuditHead,
  type AuditRow,
  insertAudit,
  lockHead,
  selectChain,
  selectHead,
} from './auditSql.ts';
import { selectStaff } from './staffSql.ts';

export interface Deed {
  staffId: string;
  action: AuditEntry['action'];
  subject: string;
  subjectId: string;
  /** Names of fields or states, never what somebody wrote. */
  detail?: string;
  at: Date;
}

/**
 * Adds a link to the chain. Call it last in the transaction, before the public version is raised: both are
 * one row that all writers of their kind queue for.
 */
export async function writeAudit(tx: Queryable, { detail = '', ...deed }: Deed): Promise<void> {
  const staff = (await selectStaff(tx, deed.staffId))?.user_id ?? '';
  const head = await lockHead(tx);
  const link = { ...deed, detail, staff, id: uuidv7(), position: head.position + 1 };
  await insertAudit(tx, { ...link, hash: hashOf(link, head) });
}

const BATCH = 1_000;

/** Whether every row is as it was written and none is missing, from the first to the head. */
export async function isIntact(db: Queryable): Promise<boolean> {
  const end = await selectHead(db);
  let head: AuditHead = { position: 0, hash: '' };
  while (head.position < end.position) {
    const rows = await selectChain(db, head.position, BATCH);
    if (rows.length === 0) return false;
    for (const row of rows) {
      if (row.position !== head.position + 1 || row.hash !== hashOf(row, head)) return false;
      head = row;
      // Written since we looked at the end.
      if (head.position === end.position) break;
    }
  }
  return head.hash === end.hash;
}

function hashOf(row: Omit<AuditRow, 'hash'>, { hash }: AuditHead): string {
  const { position, id, at, staffId, staff, action, subject, subjectId, detail } = row;
  const fields = [hash, position, id, at.toISOString(), staffId, staff];
  const text = JSON.stringify([...fields, action, subject, subjectId, detail]);
  return createHash('sha256').update(text).digest('hex');
}
