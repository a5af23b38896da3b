import { atomWithMutation } from '../../api/queryAtoms.ts';
import { refetchLists } from '../staffAnswers.ts';

/** Loads the shown days again. */
export const reloadCalendarAtom = atomWithMutation(() => ({
  mutationFn: (_: undefined, { client }) => refetchLists(client, 'GET /staff/clinics/:id/calendar'),
}));
