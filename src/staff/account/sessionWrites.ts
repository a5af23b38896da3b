import { isNotFound } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

/** Where the account is signed in. It may have changed on another device, so each visit asks again. */
export const ownSessionsQuery = { ...staffQuery('GET /auth/sessions', {}), staleTime: 0 };

/** `not_found`: the session had already ended, on its device or by an earlier press whose answer was lost. */
export const useEndSession = writesById(async (id, _: undefined, client): Promise<void> => {
  try {
    await staffCall('DELETE /auth/sessions/:id', { params: { id } });
  } catch (cause) {
    if (!isNotFound(cause)) throw cause;
  }
  await refetchLists(client, 'GET /auth/sessions');
});

export const endOtherSessionsAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await staffCall('DELETE /auth/sessions', {});
  await refetchLists(client, 'GET /auth/sessions');
});
