import type { SearchAliasForm } from '../../../contract/staff/staffSearch.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall } from '../../api/staffCall.ts';
import { refetchLists, thenRefetchLists } from '../staffAnswers.ts';

const TERMS = 'GET /staff/search-terms';
const ALIASES = 'GET /staff/search-aliases';

/** Hides a searched term, or shows it again. */
export const useHideTerm = writesById(async (term, isHidden: boolean, client): Promise<void> => {
  await staffCall('PATCH /staff/search-terms', { body: { term, isHidden } });
  await refetchLists(client, TERMS);
});

/** The server adds the same alias once, so a repeated press needs no key. */
export const addAliasAtom = writeAtom(async (body: SearchAliasForm, client): Promise<void> => {
  await staffCall('POST /staff/search-aliases', { body });
  await Promise.all([refetchLists(client, ALIASES), refetchLists(client, TERMS)]);
});

export const useChangeAlias = writesById(
  async (id, body: SearchAliasForm, client): Promise<void> => {
    const sent = staffCall('PATCH /staff/search-aliases/:id', { params: { id }, body });
    await thenRefetchLists(client, ALIASES, sent);
  },
);

export const useRemoveAlias = writesById(async (id, _: undefined, client): Promise<void> => {
  const sent = staffCall('DELETE /staff/search-aliases/:id', { params: { id } });
  await thenRefetchLists(client, ALIASES, sent);
});
