import { type AuditEntry, staffAuditEndpoints } from '../../../contract/staff/staffAudit.ts';
import type { AppContext } from '../../appContext.ts';
import { momentOfId } from '../../db/timeOfId.ts';
import { implement, type Route } from '../../http/implement.ts';
import { assertFreshFactor } from '../secondFactor/factorState.ts';
import { about, by } from './audit.ts';
import { auditCsv } from './auditCsv.ts';
import type { AuditKeys } from './auditKeys.ts';
import { countAudit, type ListedRecord, selectAudit, selectPlace } from './auditListSql.ts';
import { FIRST_CHAIN, recordText } from './auditRules.ts';
import { checkAudit } from './checkAudit.ts';
import { countRecords, selectClinicOfChain } from './checkSql.ts';
import { firstHash } from './firstChain.ts';
import { readAuditKeys } from './formerKeys.ts';
import { usedFilters } from './usedFilters.ts';

export function staffAuditRoutes(context: AppContext): readonly Route[] {
  const { db, masterKeys, audit } = context;

  const isIntact = (keys: AuditKeys, record: ListedRecord): boolean => {
    const [subjectId = ''] = record.subjectIds;
    if (record.chain === FIRST_CHAIN) {
      const former = { ...record, staffId: record.staffId ?? '', subjectId };
      return firstHash(former, record.before) === record.hash;
    }
    return keys.verify(recordText(record), record.hash, record.day);
  };

  const entryOf = (keys: AuditKeys, record: ListedRecord): AuditEntry => ({
    ...record,
    at: record.at.toISOString(),
    intact: isIntact(keys, record),
  });

  return implement(staffAuditEndpoints, {
    'GET /staff/audit': async ({ query }, call) => {
      const { after, ...filter } = query;
      const place =
        after && ((await selectPlace(db, after)) ?? { at: momentOfId(after), id: after });
      const page = place ? { ...filter, offset: 0, after: place } : filter;
      const [rows, total] = await Promise.all([selectAudit(db, page), countAudit(db, filter)]);
      const detail = usedFilters(query);
      await audit.record({ ...by(call), ...about('audit'), action: 'AUDIT_LISTED', detail });
      const keys = await readAuditKeys(db, masterKeys);
      return { ...total, data: rows.map((row) => entryOf(keys, row)) };
    },

    'GET /staff/audit/check': async ({ query: { after = null } }, call) => {
      if (after === null) {
        await audit.record({ ...by(call), ...about('audit'), action: 'AUDIT_CHECKED' });
      }
      const keys = await readAuditKeys(db, masterKeys);
      const [{ broken, ...part }, total] = await Promise.all([
        checkAudit({ db, keys, logged: null }, after),
        countRecords(db),
      ]);
      const clinic = broken && (await selectClinicOfChain(db, broken.chain));
      return { data: { ...part, total, broken: broken && { ...broken, clinic } } };
    },

    'GET /staff/audit/export': async ({ query: { reason, ...filter } }, call) => {
      assertFreshFactor(call.session, call.now);
      const detail = [reason, usedFilters(filter)].filter(Boolean).join(' ');
      await audit.record({ ...by(call), ...about('audit'), action: 'AUDIT_EXPORTED', detail });
      return auditCsv(db, filter);
    },
  });
}
