import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../../../contract/staffAudit.ts';
import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { selectStaff } from '../staff/staffSql.ts';
import {
  type AuditHead,
  type AuditRow,
  insertAudit,
  lockHead,
  selectChain,
  selectHead,
  selectLinks,
} from './auditSql.ts';

export interface NewAuditEntry {
  staffId: string;
  action: AuditEntry['action'];
  subject: string;
  subjectId: string;
  /** Names of fields or states, never a text that a person wrote. */
  detail?: string;
  at: Date;
}

/**
 * Appends an entry to the audit log. Call it last in a transaction, only before the public version is raised: it locks
 * one row that every other writer of the log waits for.
 */
export async function writeAudit(
  tx: Queryable,
  { detail = '', ...entry }: NewAuditEntry,
): Promise<void> {
  const staff = (await selectStaff(tx, entry.staffId))?.user_id ?? '';
  const head = await lockHead(tx);
  const link = { ...entry, detail, staff, id: uuidv7(), position: head.position + 1 };
  await insertAudit(tx, { ...link, hash: hashOf(link, head) });
}

const START: AuditHead = { position: 0, hash: '' };

/** Checks every entry from the first to the last: none changed, none missing. Slow. */
export async function checkChain(db: Queryable): Promise<{ intact: boolean; rows: number }> {
  const end = await selectHead(db);
  const rows = end.position;
  let head = START;
  while (head.position < end.position) {
    const batch = await selectChain(db, head.position, limits.lists.auditBatch);
    if (batch.length === 0) return { intact: false, rows };
    for (const row of batch) {
      if (row.position !== head.position + 1 || !follows(row, head)) return { intact: false, rows };
      head = row;
      // Later entries were written after this check began.
      if (head.position === end.position) break;
    }
  }
  return { intact: head.hash === end.hash, rows };
}

/** Checks the given entries and their neighbours in the chain of hashes. */
export async function areIntact(db: Queryable, positions: readonly number[]): Promise<boolean> {
  const head = await selectHead(db);
  const around = new Set(positions.flatMap((position) => [position - 1, position, position + 1]));
  const links = new Map<number, AuditHead | AuditRow>([[START.position, START]]);
  for (const row of await selectLinks(db, [...around])) links.set(row.position, row);
  const holds = (position: number) => {
    const [before, row] = [links.get(position - 1), links.get(position)];
    return before !== undefined && row !== undefined && 'id' in row && follows(row, before);
  };
  const leadsOn = (position: number) =>
    position === head.position ? links.get(position)?.hash === head.hash : holds(position + 1);
  return positions.every((position) => holds(position) && leadsOn(position));
}

const follows = (row: AuditRow, before: AuditHead) => row.hash === hashOf(row, before);

function hashOf(row: Omit<AuditRow, 'hash'>, { hash }: AuditHead): string {
  const { position, id, at, staffId, staff, action, subject, subjectId, detail } = row;
  const fields = [hash, position, id, at.toISOString(), staffId, staff];
  const text = JSON.stringify([...fields, action, subject, subjectId, detail]);
  return createHash('sha256').update(text).digest('hex');
}
