import { TERM_LENGTH } from '../../../contract/limits.ts';
import { initialsPattern, isInitial, keysOf } from './hangul.ts';
import { bareText, type Spelling, type Term, type TermIndex } from './termIndex.ts';
import { isOneKeyAway } from './typingErrors.ts';

export interface TermMatch {
  term: Term;
  /** The term is called exactly what was typed. */
  isExact: boolean;
  /** Why it is found, when its name does not contain the text: another word for it, or a typing error. */
  via?: { kind: 'alias' | 'typo'; term: string };
}

/** Words that people add to a term: price, review, recommendation, hospital. */
const ADDED =
  /(가격|비용|후기|추천|잘하는곳|잘하는|전후|부작용|시술|수술|병원|의원|클리닉|성형외과|피부과|値段|費用|料金|口こみ|おすすめ|手術|施術|整形|くりにっく|病院)$/;

/**
 * The terms that the text means. First come terms with exactly this name, then names that begin with the text, then
 * names that contain it. If no term has exactly this name, words and pieces of the text are tried.
 */
export function findTerms(index: TermIndex, typed: string): TermMatch[] {
  const text = bareText(typed);
  if (text === '' || text.length > TERM_LENGTH) return [];
  const whole = [...termsNamed(index, text), ...containing(index, text)];
  const hasExact = whole.some(({ isExact }) => isExact);
  const parts = hasExact
    ? []
    : partsOf(index, typed, text).flatMap((part) => termsNamed(index, part));
  return eachOnce([...parts, ...whole]);
}

/** The terms that are one key away from the text or from one of its words. */
export function findMistyped(index: TermIndex, typed: string): TermMatch[] {
  const texts = [typed, ...typed.trim().split(/\s+/)].map(bareText);
  for (const text of [...texts, withoutAdded(texts[0] ?? '')]) {
    const keys = keysOf(text);
    if (keys.length < fewestKeys(text) || text.length > TERM_LENGTH) continue;
    const near = index.spellings.filter((each) => isOneKeyAway(keys, each.keys));
    if (near.length > 0) return eachOnce(near.map((each) => matchOf(each, 'typo')));
  }
  return [];
}

/** A shorter text is not corrected: one changed key of a short word often makes another real word. */
const fewestKeys = (text: string) => (/[가-힣a-z]/.test(text) ? 4 : 3);

const termsNamed = ({ exact }: TermIndex, text: string): TermMatch[] =>
  (exact.get(text) ?? []).map((each) => ({ ...matchOf(each, 'alias'), isExact: true }));

function containing({ spellings }: TermIndex, text: string): TermMatch[] {
  const pattern = text.split('').some(isInitial) ? new RegExp(initialsPattern(text)) : undefined;
  const placeIn = ({ bare }: Spelling) => (pattern ? bare.search(pattern) : bare.indexOf(text));
  const found = spellings
    .map((each) => ({ each, place: placeIn(each) }))
    // Very many aliases begin with the same letter, so a single letter finds none of them.
    .filter(({ each, place }) => place >= 0 && !(each.isAlias && text.length === 1));
  const ranks = [
    found.filter(({ each, place }) => place === 0 && !each.isAlias),
    found.filter(({ each, place }) => place === 0 && each.isAlias),
    found.filter(({ each, place }) => place > 0 && !each.isAlias),
    found.filter(({ each, place }) => place > 0 && each.isAlias),
  ];
  return ranks.flat().map(({ each }) => matchOf(each, 'alias'));
}

/** 강남역 쌍수 and 강남역쌍수 are two terms; 쌍수 후기 is one. */
function partsOf({ exact }: TermIndex, typed: string, text: string): string[] {
  const words = typed.trim().split(/\s+/).map(bareText);
  const bare = withoutAdded(text);
  const halves = [text, bare].flatMap((each) => halvesOf(each, exact));
  return [bare, ...words, ...words.map(withoutAdded), ...halves];
}

function halvesOf(text: string, exact: TermIndex['exact']): string[] {
  const cuts = Array.from({ length: text.length - 1 }, (_, cut) => cut + 1);
  const halves = cuts.map((cut) => [text.slice(0, cut), text.slice(cut)]);
  return halves.find((both) => both.every((half) => half.length > 1 && exact.has(half))) ?? [];
}

const withoutAdded = (text: string) => text.replace(ADDED, '');

function matchOf({ term, shown, isAlias }: Spelling, kind: 'alias' | 'typo'): TermMatch {
  const isByName = kind === 'alias' && !isAlias;
  return { term, isExact: false, ...(!isByName && { via: { kind, term: shown } }) };
}

function eachOnce(matches: readonly TermMatch[]): TermMatch[] {
  const best = new Map<Term, TermMatch>();
  for (const match of matches) if (!best.has(match.term)) best.set(match.term, match);
  return [...best.values()];
}

/** The terms that share most pairs of keys with the text, in its script or the one that is asked for. */
export function nearestTerms(
  { spellings }: TermIndex,
  typed: string,
  count: number,
  isJapanese = isJapaneseText(bareText(typed)),
): string[] {
  const text = bareText(typed).slice(0, TERM_LENGTH);
  const wanted = pairsOf(keysOf(text));
  const scored = spellings
    .filter(({ bare }) => isJapaneseText(bare) === isJapanese)
    .map((each) => ({ each, score: likeness(wanted, pairsOf(each.keys)) }))
    .sort((a, b) => b.score - a.score);
  const nearest = new Map<Term, string>();
  for (const { each } of scored) {
    const isNew = ![...nearest.values()].includes(each.shown);
    if (isNew && !nearest.has(each.term)) nearest.set(each.term, each.shown);
    if (nearest.size === count) break;
  }
  return [...nearest.values()];
}

const isJapaneseText = (text: string) => /[\u3041-\u30ff\u4e00-\u9fff]/.test(text);

/** Latin letters and digits: the text does not show whether its writer reads Korean or Japanese. */
export const hasNoKoreanOrJapanese = (text: string) =>
  !/[가-힣ㄱ-ㅣ]/.test(text) && !isJapaneseText(text);

const pairsOf = (keys: string) =>
  new Set(Array.from(keys, (key, place) => key + (keys[place + 1] ?? '')));

function likeness(wanted: ReadonlySet<string>, pairs: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of pairs) if (wanted.has(pair)) shared += 1;
  return shared / (wanted.size + pairs.size);
}
