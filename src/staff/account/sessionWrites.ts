import { atomsByInput } from '../../api/atomsByInput.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

export const ownSessionsQuery = staffQuery('GET /auth/sessions', {});

export const endSessionAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (_: undefined, { client }): Promise<void> => {
      await staffCall('DELETE /auth/sessions/:id', { params: { id } });
      await refetchLists(client, 'GET /auth/sessions');
    },
  })),
);

export const endOtherSessionsAtom = atomWithMutation(() => ({
  mutationFn: async (_: undefined, { client }): Promise<void> => {
    await staffCall('DELETE /auth/sessions', {});
    await refetchLists(client, 'GET /auth/sessions');
  },
}));
