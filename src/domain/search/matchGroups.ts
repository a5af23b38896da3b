import { SEARCH_KINDS } from '../../../contract/plain/enums.ts';
import type {
  CombinedTerm,
  SearchAnswer,
  SearchKind,
  SearchMatch,
  SearchTopic,
} from '../../../contract/search.ts';
import type { Nameable } from '../../lib/localText.ts';

export interface NameGroup {
  kind: SearchKind;
  /** Names that contain the text, then what the text means. */
  matches: readonly SearchMatch[];
  /** Number of matches that are not shown. */
  more: number;
}

interface TopicGroup {
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

/**
 * The key has the kind, because a station and a region may have the same id. It has all terms of a combination, because
 * the first term may also be a row of its own.
 */
export const keyOfMatch = (match: SearchMatch | SearchTopic): string =>
  'kind' in match
    ? [match, ...(match.also ?? [])].map(({ kind, id }) => `${kind}-${id}`).join('+')
    : match.id;

/** All names of a combination: 강남역 · 자연유착 쌍꺼풀. */
export function nameOfMatch(match: SearchMatch | SearchTopic): Nameable {
  const also = ('also' in match && match.also) || [];
  const all = [match, ...also];
  return {
    name: all.map(({ name }) => name).join(' · '),
    nameJa: all.every(({ nameJa }) => nameJa) ? all.map(({ nameJa }) => nameJa).join(' · ') : null,
  };
}

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
export function pathOfTopic(topic: SearchTopic): string {
  const all = [topic, ...(topic.also ?? [])].map(filtersOf);
  const facts = all.flatMap(({ facts }) => facts ?? []);
  const filters = Object.assign({}, ...all, facts.length > 0 && { facts: facts.join() });
  return `/contents?${new URLSearchParams(filters)}`;
}

function filtersOf({ kind, id, ...more }: CombinedTerm): Record<string, string> {
  switch (kind) {
    case 'concern':
      return { ...(more.partId && { partId: more.partId }), concernId: id };
    case 'part':
      return { partId: id };
    case 'treatment':
      return { ...(more.specialtyId && { specialtyId: more.specialtyId }), treatmentId: id };
    case 'specialty':
      return { specialtyId: id };
    case 'fact':
      return { tabId: 'clinics', facts: id };
    default:
      return { tabId: 'clinics', [kind]: id };
  }
}
