import { SEARCH_KINDS } from '../../../contract/enums.ts';
import type {
  SearchAnswer,
  SearchKind,
  SearchMatch,
  SearchTopic,
} from '../../../contract/search.ts';

export interface NameGroup {
  kind: SearchKind;
  /** Names that contain the text, then what the text means. */
  matches: readonly SearchMatch[];
  /** Number of matches that are not shown. */
  more: number;
}

export interface TopicGroup {
  kind: 'topics';
  matches: readonly SearchTopic[];
  more: 0;
}

export type MatchGroup = NameGroup | TopicGroup;

/** Groups without matches are left out. Topics come first when the text is the name of one. */
export function matchGroups(answer: SearchAnswer): MatchGroup[] {
  const names = SEARCH_KINDS.map(
    (kind): NameGroup => ({
      kind,
      matches: [...answer[kind].items, ...(answer[kind].meant ?? [])],
      more: answer[kind].more,
    }),
  );
  const topics: TopicGroup = { kind: 'topics', matches: answer.topics ?? [], more: 0 };
  const groups = answer.isTopic ? [topics, ...names] : [...names, topics];
  return groups.filter(({ matches }) => matches.length > 0);
}

/** A station and a region may have the same id. */
export const keyOfMatch = (match: SearchMatch | SearchTopic): string =>
  'kind' in match ? `${match.kind}-${match.id}` : match.id;

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

/** A topic opens the browse page: a place and what clinics offer filter the clinics. */
export function pathOfTopic({ kind, id, partId }: SearchTopic): string {
  switch (kind) {
    case 'concern':
      return partId ? `/contents?partId=${partId}&concernId=${id}` : `/contents?concernId=${id}`;
    case 'part':
      return `/contents?partId=${id}`;
    case 'fact':
      return `/contents?tabId=clinics&facts=${id}`;
    default:
      return `/contents?tabId=clinics&${kind}=${id}`;
  }
}
