import { SEARCH_KINDS } from '../../../contract/enums.ts';
import { MOST_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { SearchAnswer, SearchKind, SearchMatch } from '../../../contract/search.ts';
import { formatCount } from '../../lib/number.ts';

export interface MatchGroup {
  kind: SearchKind;
  matches: readonly SearchMatch[];
  /** Number of matches that are not shown. */
  more: number;
}

/** Groups without matches are left out. */
export function matchGroups(answer: SearchAnswer): MatchGroup[] {
  return SEARCH_KINDS.map((kind) => ({
    kind,
    matches: answer[kind].items,
    more: answer[kind].more,
  })).filter(({ matches }) => matches.length > 0);
}

/** The server counts up to a limit; above it the text is `1,000+`. */
export const formatMore = (more: number): string =>
  more > MOST_COUNTED_MATCHES ? `${formatCount(MOST_COUNTED_MATCHES)}+` : formatCount(more);

/** The address of a match. A treatment has no page: it opens the list of its specialty. */
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
