import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { type AuditFilter, type ListedRecord, selectAudit } from './auditListSql.ts';

/** Spreadsheets recognise UTF-8 by this first character. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS: Record<string, (record: ListedRecord) => string> = {
  at: ({ at }) => at.toISOString(),
  account: ({ staff }) => staff,
  clinic: ({ clinic }) => clinic?.name ?? '',
  address: ({ address }) => address,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  subject_ids: ({ subjectIds }) => subjectIds.join(' '),
  detail: ({ detail }) => detail,
  chain: ({ chain }) => chain,
  day: ({ day }) => day,
  position: ({ position }) => String(position),
  hash: ({ hash }) => hash,
};

/** The entries as lines of a CSV file, newest first. */
export async function* auditCsv(db: Queryable, filter: AuditFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(Object.keys(COLUMNS));
  const limit = limits.audit.checkedAtOnce;
  let after: AuditFilter['after'];
  for (;;) {
    const batch: ListedRecord[] = await selectAudit(db, { ...filter, after, limit, offset: 0 });
    for (const record of batch) yield lineOf(Object.values(COLUMNS).map((cell) => cell(record)));
    after = batch.at(-1);
    if (batch.length < limit) return;
  }
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

/** A spreadsheet would run a cell that begins like a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
