import type { RetentionKind } from '../../../contract/plain/retention.ts';
import { codeOf } from '../../api/ApiError.ts';
import { atomsByInput } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

const SETTINGS = 'GET /staff/retention';

/** Sets the period of a kind. After a change by a colleague the new settings are fetched. */
export const setPeriodAtoms = atomsByInput((kind: RetentionKind) =>
  writeAtom(async (body: { period: number; version: number }, client): Promise<void> => {
    try {
      await staffCall('PATCH /staff/retention/:id', { params: { id: kind }, body });
    } catch (cause) {
      if (codeOf(cause) === 'stale_version') await refetchLists(client, SETTINGS);
      throw cause;
    }
    await refetchLists(client, SETTINGS);
  }),
);
