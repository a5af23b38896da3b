import type { RetentionKind } from '../../../contract/plain/retention.ts';
import type { RetentionSetting } from '../../../contract/staff/staffRetention.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffCall } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

const SETTINGS = 'GET /staff/retention';

/**
 * Sets the period of a kind. After a `stale_version` the settings are read: a colleague has changed the period, or an
 * earlier press was stored although its answer was lost.
 */
export const useSetPeriod = writesById(
  async (id: RetentionKind, body: { period: number; version: number }, client): Promise<void> => {
    try {
      await staffCall('PATCH /staff/retention/:id', { params: { id }, body });
    } catch (cause) {
      if (codeOf(cause) !== 'stale_version') throw cause;
      await refetchLists(client, SETTINGS);
      const read = client.getQueriesData<{ data: RetentionSetting[] }>({ queryKey: [SETTINGS] });
      const settings = read.flatMap(([, answer]) => answer?.data ?? []);
      const isSaved = settings.some((each) => each.kind === id && each.period === body.period);
      if (!isSaved) throw cause;
      return;
    }
    await refetchLists(client, SETTINGS);
  },
);
