import type { ApiKey } from '../../../contract/api.ts';
import type { AuditBreak } from '../../../contract/staff/staffAudit.ts';
import type { CallInput } from '../../api/call.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall } from '../../api/staffCall.ts';
import type { SavingOutcome } from '../../environment/saveFile.ts';
import { koreanClock } from '../../lib/date.ts';
import { saveCsv } from '../parts/list/saveCsv.ts';

interface CheckedAudit {
  rows: number;
  broken: AuditBreak | null;
}

/** Checks the whole access record, part by part, up to the first broken place. */
export const checkAuditAtom = writeAtom(
  async (onProgress: (share: number) => void): Promise<CheckedAudit> => {
    let rows = 0;
    let after: string | undefined;
    for (;;) {
      const query = after === undefined ? {} : { after };
      const { data } = await staffCall('GET /staff/audit/check', { query });
      rows += data.rows;
      onProgress(data.total === 0 ? 1 : Math.min(1, rows / data.total));
      if (data.broken || data.next === null) return { rows, broken: data.broken };
      after = data.next;
    }
  },
);

const EXPORT = 'GET /staff/audit/export' satisfies ApiKey;

/** Downloads the entries that the filters find, as CSV. */
export const exportAuditAtom = writeAtom(
  async (query: CallInput<typeof EXPORT>['query']): Promise<SavingOutcome> => {
    const csv = await staffCall(EXPORT, { query });
    return saveCsv(csv, `audit-${koreanClock(new Date()).date}.csv`);
  },
);
