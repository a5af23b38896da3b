import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

export const ownSessionsQuery = staffQuery('GET /auth/sessions', {});

export const useEndSession = writesById(async (id, _: undefined, client): Promise<void> => {
  await staffCall('DELETE /auth/sessions/:id', { params: { id } });
  await refetchLists(client, 'GET /auth/sessions');
});

export const endOtherSessionsAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await staffCall('DELETE /auth/sessions', {});
  await refetchLists(client, 'GET /auth/sessions');
});
