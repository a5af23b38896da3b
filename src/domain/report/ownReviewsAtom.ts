import { atom } from 'jotai';
import { memberQuery } from '../../api/memberCall.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { listOf } from '../../lib/list.ts';
import { sessionAtom } from '../../state/sessionAtom.ts';

const isMemberAtom = atom((get) => get(sessionAtom).state === 'member');

const keysAtom = atomWithQuery((get) => ({
  ...memberQuery('GET /member/reviews/keys', {}),
  enabled: get(isMemberAtom),
}));

/** The ids of the reviews that the member has written; empty while unknown. */
export const ownReviewsAtom = atom((get): ReadonlySet<string> => {
  const answer = get(isMemberAtom) ? get(keysAtom).data : undefined;
  return new Set(answer && listOf(answer).map(({ id }) => id));
});
