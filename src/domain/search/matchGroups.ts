import { MOST_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { SearchAnswer, SearchKind, SearchMatch } from '../../../contract/search.ts';
import { formatCount } from '../../lib/number.ts';

export interface MatchGroup {
  kind: SearchKind;
  matches: readonly SearchMatch[];
  /** How many matches there are behind these. */
  more: number;
}

/** In the order of the specification. */
const KINDS: readonly SearchKind[] = ['specialties', 'treatments', 'clinics', 'doctors', 'events'];

/** A group without matches is left out. */
export function matchGroups(answer: SearchAnswer): MatchGroup[] {
  return KINDS.map((kind) => ({
    kind,
    matches: answer[kind].items,
    more: answer[kind].more,
  })).filter(({ matches }) => matches.length > 0);
}

/** `1,234` would be `1,000+`: so many are counted. */
export const formatMore = (more: number): string =>
  more > MOST_COUNTED_MATCHES ? `${formatCount(MOST_COUNTED_MATCHES)}+` : formatCount(more);

/** Where a match leads. A treatment has no page of its own: its specialty's list shows it. */
export function pathOfMatch(kind: SearchKind, { id, specialtyId }: SearchMatch): string {
  switch (kind) {
    case 'specialties':
      return `/contents?specialtyId=${id}`;
    case 'treatments':
      return specialtyId
        ? `/contents?specialtyId=${specialtyId}&treatmentId=${id}`
        : `/contents?treatmentId=${id}`;
    case 'clinics':
      return `/contents/clinic/${id}`;
    case 'doctors':
      return `/contents/doctor/${id}`;
    case 'events':
      return `/contents/event/${id}`;
  }
}
