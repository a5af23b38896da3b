import type { Queryable } from '../../db/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../lib/csv.ts';
import { koreanTimeOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { type AuditFilter, type ListedRecord, selectAudit } from './auditListSql.ts';

const COLUMNS: Record<string, (record: ListedRecord) => string> = {
  at: ({ at }) => at.toISOString(),
  at_in_korea: ({ at }) => koreanTimeOf(at),
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
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  const limit = limits.audit.checkedAtOnce;
  let after: AuditFilter['after'];
  for (;;) {
    const batch: ListedRecord[] = await selectAudit(db, { ...filter, after, limit, offset: 0 });
    for (const record of batch) yield csvLine(Object.values(COLUMNS).map((cell) => cell(record)));
    after = batch.at(-1);
    if (batch.length < limit) return;
  }
}
