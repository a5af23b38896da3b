import type {
  CombinedTerm,
  SearchKind,
  SearchMatch,
  SearchTopic,
} from '../../../../contract/search.ts';
import type { InNames } from '../names/findInNames.ts';
import { findTerms, isInside, piecesOf } from './findTerms.ts';
import { findContained, findMistyped } from './guessTerms.ts';
import { isPlace, isTerm, isTreated, type TermMatch } from './namedTerms.ts';
import { hasNoKoreanOrJapanese, nearestTerms } from './nearestTerms.ts';
import { saysNothing, wordsOfName } from './splitText.ts';
import type { Term, TermIndex } from './termIndex.ts';

/** What a text means beside the names that contain it. */
export interface TextMeanings {
  /** The id of each term that is meant, and why. */
  terms: Partial<Record<SearchKind, ReadonlyMap<string, SearchMatch['via']>>>;
  topics: SearchTopic[];
  isTopic: boolean;
}

/**
 * Typing errors, and terms inside a longer text, are considered when nothing of the text is in a name and no term contains
 * it. If a clinic or a doctor has this name, its words mean nothing else: 바람개비 피부과 is not about 피부과.
 */
export function meaningsOf(
  index: TermIndex,
  text: string,
  inNames: InNames = 'NONE',
): TextMeanings {
  const pieces = inNames === 'NAME' ? [] : piecesOf(index, text);
  const named = findTerms(index, text, pieces);
  const matches = named.length > 0 || inNames !== 'NONE' ? named : guess(index, text);
  const topics = matches.filter(({ term }) => term.kind in TOPIC_KINDS);
  const combined = combinationsOf(pieces);
  const isCombined = inNames !== 'TEXT' || areTerms(index, text);
  const isTopic = combined.length > 0 ? isCombined : isNamed(index, text, matches, topics[0]);
  return {
    terms: {
      specialties: idsOf(matches, 'SPECIALTY'),
      treatments: idsOf(matches, 'TREATMENT'),
    },
    topics: [...combined, ...topics.flatMap(topicOf)],
    isTopic,
  };
}

/** Several words that are all terms: 강남 피부과 is meant before a clinic that is called 강남피부과. */
const areTerms = (index: TermIndex, text: string) =>
  /\S\s+\S/.test(text) && wordsOfName(index, text).length === 0;

function guess(index: TermIndex, text: string): TermMatch[] {
  const mistyped = findMistyped(index, text);
  return mistyped.length > 0 ? mistyped : findContained(index, text);
}

/**
 * Whether the text is the name of the topic. If the topic is only a piece of the text, no term with exactly that name
 * may stand before it: 눈가보톡스 is about 보톡스, not about 눈가.
 */
function isNamed(
  index: TermIndex,
  text: string,
  matches: readonly TermMatch[],
  topic: TermMatch | undefined,
): boolean {
  if (topic === undefined || !(topic.isExact || topic.via?.kind === 'typo')) return false;
  return (
    isTerm(index, text) || matches.slice(0, matches.indexOf(topic)).every(({ isExact }) => !isExact)
  );
}

/** 강남역 쌍수 is a place and a treatment: one row for each usual meaning of 쌍수. */
function combinationsOf(pieces: readonly TermMatch[][]): SearchTopic[] {
  const meant = pieces.map((matches) => matches.map(({ term }) => term));
  const usual = eachOnce(meant.flatMap((terms) => terms.slice(0, 1)));
  // An address becomes narrower: 부산 서면, 강남구 압구정역.
  const places = usual.filter(isPlace);
  const inside = places.filter((each) => isInside(each, places));
  const place = (inside.length > 0 ? inside : places).slice(-1);
  // Clinics are filtered by one language, and by any number of facts.
  const language = usual.find(({ kind }) => kind === 'LANGUAGE');
  const offered = usual.filter((term) => term.kind === 'FACT' || term === language);
  const treated = eachOnce(meant.flat().filter(isTreated)).slice(0, COMBINED);
  const [first, ...others] = [...place, ...offered];
  if (!first || others.length + treated.length === 0) return [];
  const rest = treated.length > 0 ? treated.map((term) => [...others, term]) : [others];
  return topicOf({ term: first }).flatMap((topic) =>
    rest.map((terms) => ({ ...topic, also: terms.map(combinedOf) })),
  );
}

const COMBINED = 3;

/** A term may have two spellings that are the same text, and two words may mean one term. */
function eachOnce(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [`${term.kind} ${term.id}`, term])).values()];
}

const combinedOf = ({ kind, id, name, nameJa, partId, specialtyId }: Term): CombinedTerm => ({
  kind: TOPIC_KINDS[kind] ?? (kind === 'TREATMENT' ? 'treatment' : 'specialty'),
  id,
  name,
  nameJa,
  ...(partId && { partId }),
  ...(specialtyId && { specialtyId }),
});

export const nearestTo = (index: TermIndex, text: string) => ({
  nearest: saysNothing(index, text) ? [] : nearestTerms(index, text, NEAREST),
  ...(hasNoKoreanOrJapanese(text) && { nearestJa: nearestTerms(index, text, NEAREST, true) }),
});

const NEAREST = 3;

const TOPIC_KINDS: Partial<Record<Term['kind'], SearchTopic['kind']>> = {
  CONCERN: 'concern',
  PART: 'part',
  REGION: 'region',
  STATION: 'station',
  LANGUAGE: 'language',
  FACT: 'fact',
};

const idsOf = (matches: readonly TermMatch[], kind: Term['kind']) =>
  new Map(matches.filter(({ term }) => term.kind === kind).map(({ term, via }) => [term.id, via]));

function topicOf({ term, via }: Omit<TermMatch, 'isExact'>): SearchTopic[] {
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
