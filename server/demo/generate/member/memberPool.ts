import { COUNSEL_STATES, type CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { SeedMember } from '../entities.ts';
import type { Random } from '../lib/random.ts';

interface Wanted {
  language: Language;
  /** Members who had joined by then. */
  at: number;
  state: CounselState;
}

export type ChooseMember = (wanted: Wanted, random: Random) => SeedMember;

/**
 * Members who joined early have booked more often. The demonstration is shown with the first member of
 * each language: these two have the first counsel of every state.
 */
export function createMemberPool(members: readonly SeedMember[]): ChooseMember {
  const pools = {
    ko: createPool(members.filter(({ language }) => language === 'ko')),
    ja: createPool(members.filter(({ language }) => language === 'ja')),
  };
  return (wanted, random) => pools[wanted.language](wanted, random);
}

function createPool(members: readonly SeedMember[]): ChooseMember {
  const [first] = members;
  const toShow = new Set<CounselState>(COUNSEL_STATES);
  return ({ at, state }, random) => {
    if (first && toShow.delete(state)) return first;
    const joined = countJoined(members, at);
    return random.pickEarly(members, 1.5, joined);
  };
}

/** Members are in the order in which they joined. */
function countJoined(members: readonly SeedMember[], at: number): number {
  let low = 0;
  let high = members.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((members[middle]?.createdAt ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
