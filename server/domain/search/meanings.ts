import type { SearchKind, SearchMatch, SearchTopic } from '../../../contract/search.ts';
import {
  findMistyped,
  findTerms,
  hasNoKoreanOrJapanese,
  nearestTerms,
  type TermMatch,
} from './findTerms.ts';
import type { Term, TermIndex, TermKind } from './termIndex.ts';

/** What a text means beside the names that contain it. */
export interface TextMeanings {
  /** By id, why they are meant. */
  terms: Partial<Record<SearchKind, ReadonlyMap<string, SearchMatch['via']>>>;
  topics: SearchTopic[];
  isTopic: boolean;
}

/** Typing errors are considered when no name and no term contains the text. */
export function meaningsOf(index: TermIndex, text: string, isInNames: boolean): TextMeanings {
  const named = findTerms(index, text);
  const matches = named.length > 0 || isInNames ? named : findMistyped(index, text);
  const topics = matches.filter(({ term }) => term.kind in TOPIC_KINDS);
  return {
    terms: {
      specialties: idsOf(matches, 'SPECIALTY'),
      treatments: idsOf(matches, 'TREATMENT'),
    },
    topics: topics.flatMap(topicOf),
    isTopic: topics[0] !== undefined && (topics[0].isExact || topics[0].via?.kind === 'typo'),
  };
}

export const nearestTo = (index: TermIndex, text: string) => ({
  nearest: nearestTerms(index, text, NEAREST),
  ...(hasNoKoreanOrJapanese(text) && { nearestJa: nearestTerms(index, text, NEAREST, true) }),
});

const NEAREST = 3;

const TOPIC_KINDS: Partial<Record<TermKind, SearchTopic['kind']>> = {
  CONCERN: 'concern',
  PART: 'part',
  REGION: 'region',
  STATION: 'station',
  LANGUAGE: 'language',
  FACT: 'fact',
};

const idsOf = (matches: readonly TermMatch[], kind: Term['kind']) =>
  new Map(matches.filter(({ term }) => term.kind === kind).map(({ term, via }) => [term.id, via]));

function topicOf({ term, via }: TermMatch): SearchTopic[] {
  const kind = TOPIC_KINDS[term.kind];
  if (!kind) return [];
  const { id, name, nameJa, partId, region } = term;
  return [
    {
      kind,
      id,
      name,
      nameJa,
      ...(partId && { partId }),
      ...(region && { region }),
      ...(via && { via }),
    },
  ];
}
