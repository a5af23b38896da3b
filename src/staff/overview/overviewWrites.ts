import type { ApiKey } from '../../../contract/api.ts';
import { writesById } from '../../api/atomsByInput.ts';
import type { CallInput } from '../../api/call.ts';
import { staffCall } from '../../api/staffCall.ts';
import type { SavingOutcome } from '../../environment/saveFile.ts';
import { saveCsv } from '../parts/list/saveCsv.ts';

const EXPORT = 'GET /staff/overview/export' satisfies ApiKey;

export type ExportQuery = CallInput<typeof EXPORT>['query'];

/** Downloads a table as CSV; each table has its own button. */
export const useExportTable = writesById(
  async (
    table: ExportQuery['table'],
    query: Omit<ExportQuery, 'table'>,
  ): Promise<SavingOutcome> => {
    const csv = await staffCall(EXPORT, { query: { ...query, table } });
    return saveCsv(csv, `overview-${table}-${query.from}-${query.to}.csv`);
  },
);
