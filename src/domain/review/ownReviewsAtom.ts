import { atom } from 'jotai';
import { memberQuery } from '../../api/memberCall.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { listOf } from '../../lib/list.ts';
import { memberIdAtom } from '../../state/sessionAtom.ts';

const keysAtom = atomWithQuery((get) => ({
  ...memberQuery('GET /member/reviews/keys', {}),
  enabled: get(memberIdAtom) !== null,
}));

/** The ids of the member's own reviews, each with the id of its counsel, for the editor. Empty while unknown. */
export const ownReviewsAtom = atom((get): ReadonlyMap<string, string | undefined> => {
  const answer = get(memberIdAtom) !== null ? get(keysAtom).data : undefined;
  return new Map(answer && listOf(answer).map(({ id, counsel_id }) => [id, counsel_id]));
});
