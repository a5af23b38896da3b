import { keysOf } from '../../../../contract/plain/hangul.ts';
import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { findNames } from '../names/findNames.ts';
import { initialsPattern, isInitial, looseInitialsPattern } from '../spelling/hangul.ts';
import { isOneKeyAway } from '../spelling/typingErrors.ts';
import { bareText, keysFor, type Spelling, type Term, type TermIndex } from './termIndex.ts';

export interface TermMatch {
  term: Term;
  /** The text is exactly a name of the term. */
  isExact: boolean;
  /** Why the term is found, if its name does not contain the text: by an alias, or after a typing error. */
  via?: { kind: 'alias' | 'typo'; term: string };
}

/** Words that people add to a term: price, review, recommendation, hospital. */
const ADDED =
  /(가격|비용|후기|추천|잘하는곳|잘하는|전후|부작용|시술|수술|병원|의원|클리닉|성형외과|피부과|値段|費用|料金|口こみ|おすすめ|手術|施術|整形|くりにっく|病院)$/;

/**
 * The terms that the text means. First come terms with exactly this name or alias, then names that begin with the text,
 * then aliases that begin with it, then names and last aliases that contain it. If no term has exactly this name, words
 * and pieces of the text are tried.
 */
export function findTerms(index: TermIndex, typed: string): TermMatch[] {
  const text = bareText(typed);
  if (text === '' || text.length > TERM_LENGTH) return [];
  const whole = [...termsNamed(index, text), ...containing(index, text)];
  const hasExact = whole.some(({ isExact }) => isExact);
  const pieces = hasExact ? [] : piecesOf(index, typed);
  const usual = pieces.flatMap((matches) => matches.slice(0, 1));
  return eachOnce([...usual, ...pieces.flat(), ...whole]);
}

/**
 * The meanings of the words and pieces of a text: 강남역 쌍수 and 강남역쌍수 have two, 쌍수 후기 has one. Empty if the text
 * itself is a term.
 */
export function piecesOf(index: TermIndex, typed: string): TermMatch[][] {
  const text = bareText(typed);
  if (text === '' || text.length > TERM_LENGTH || isNamed(index, text)) return [];
  const words = runsOf(index, typed.trim().split(/\s+/).map(bareText));
  const halves = [text, withoutAdded(text)].flatMap((each) => halvesOf(index, each));
  const pieces = [withoutAdded(text), ...words, ...halves];
  const meant = [...new Set(pieces)].map((piece) => termsNamed(index, piece));
  return narrowestFirst(meant.filter((matches) => matches.length > 0));
}

/** Of 부산 중구 the 중구 of Busan is meant: it comes before the 중구 of other cities and before 부산. */
function narrowestFirst(pieces: readonly TermMatch[][]): TermMatch[][] {
  const termsOf = (matches: TermMatch[]) => matches.map(({ term }) => term);
  const narrowed = pieces.map((matches) => {
    const others = pieces.filter((each) => each !== matches).flatMap(termsOf);
    const rank = ({ term }: TermMatch) => (isInside(term, others) ? 0 : 1);
    return {
      rank: Math.min(...matches.map(rank)),
      matches: matches.toSorted((a, b) => rank(a) - rank(b)),
    };
  });
  return narrowed.toSorted((a, b) => a.rank - b.rank).map(({ matches }) => matches);
}

/** Whether the place is in a region that is among the others. */
export const isInside = ({ region }: Term, others: readonly Term[]) =>
  others.some(({ kind, id }) => kind === 'REGION' && id === region?.id);

/** The words of a text. Words that form one term are joined, and what people add to a word is left out. */
function runsOf(index: TermIndex, words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let end = words.length; end > 0; end -= 1) {
    const run = words.slice(0, end).join('');
    if (isNamed(index, run)) return [run, ...runsOf(index, words.slice(end))];
  }
  return [withoutAdded(first), ...runsOf(index, rest)];
}

/** The terms that are one key away from the text or from one of its words. */
export function findMistyped(index: TermIndex, typed: string): TermMatch[] {
  // A text longer than any term is a sentence; comparing each of its words takes too long.
  if (bareText(typed).length > TERM_LENGTH) return [];
  const texts = [typed, ...typed.trim().split(/\s+/)].map(bareText);
  for (const text of new Set([...texts, withoutAdded(texts[0] ?? '')])) {
    const near = index.spellings.filter(nearTo(text));
    if (near.length > 0) return eachOnce(near.map((each) => matchOf(each, 'typo')));
  }
  return [];
}

function nearTo(text: string): (each: Spelling) => boolean {
  if (text.length > 1 && text.split('').every(isInitial)) {
    const whole = new RegExp(`^${looseInitialsPattern(text)}$`);
    return ({ bare }) => whole.test(bare);
  }
  if (keysOf(text).length < fewestKeys(text)) return () => false;
  const keys = keysFor(text);
  return (each) => isOneKeyAway(keys, each.keys);
}

/**
 * For a text that is no term: the longest term inside it. 이벤트보톡스 is about 보톡스. Of two equally long terms the last
 * one is taken, because it says what the text is about. Latin letters inside a Latin word are no term, but AGA治療 is
 * about AGA.
 */
export function findContained({ exact }: TermIndex, typed: string): TermMatch[] {
  const text = bareText(typed);
  if (text.length > TERM_LENGTH) return [];
  for (let length = text.length - 1; length > 1; length -= 1) {
    for (let start = text.length - length; start >= 0; start -= 1) {
      const piece = text.slice(start, start + length);
      const beside = `${text[start - 1] ?? ''}${text[start + length] ?? ''}`;
      const isPart = LATIN.test(piece) && /[a-z\d]/.test(beside);
      const found = isPart ? undefined : exact.get(piece);
      if (found)
        return eachOnce(found.map((each) => ({ ...matchOf(each, 'alias'), isExact: true })));
    }
  }
  return [];
}

/** A shorter text is not corrected: one changed key of a short word often makes another real word. */
const fewestKeys = (text: string) => (/[가-힣a-z]/.test(text) ? 4 : 3);

const LATIN = /^[a-z\d]+$/;
const SHORT_LATIN = /^[a-z\d]{1,3}$/;

/** A station or a neighbourhood that is in no list, but without its ending is a word for a place: 상수역, 상수동. */
const PLACE_END = /(역|동|구|駅|洞|区|station|dong|gu)$/;

const isNamed = (index: TermIndex, text: string) => spellingsOf(index, text).length > 0;

function spellingsOf({ exact }: TermIndex, text: string): readonly Spelling[] {
  const same = exact.get(text);
  if (same) return same;
  const stem = text.replace(PLACE_END, '');
  if (stem === text || stem.length < 2) return [];
  return (exact.get(stem) ?? []).filter(({ term }) => isPlace(term));
}

const termsNamed = (index: TermIndex, text: string): TermMatch[] =>
  spellingsOf(index, text).map((each) => ({ ...matchOf(each, 'alias'), isExact: true }));

function containing({ spellings, bare: all }: TermIndex, text: string): TermMatch[] {
  const pattern = text.split('').some(isInitial) ? new RegExp(initialsPattern(text)) : undefined;
  const placeIn = (bare: string) => (pattern ? bare.search(pattern) : bare.indexOf(text));
  const found = findNames(all, text, { offset: 0, limit: spellings.length })
    .ids.flatMap((id) => spellings[Number(id)] ?? [])
    .map((each) => ({ each, place: placeIn(each.bare) }))
    // Very many aliases begin with the same letter, so a single letter finds none of them.
    .filter(({ each }) => !(each.isAlias && text.length === 1))
    // Inside an alias, initials and a few Latin letters mean nothing: AGA is not in Taehwagang.
    .filter(({ each, place }) => {
      return place === 0 || !each.isAlias || !(pattern || SHORT_LATIN.test(text));
    });
  const isWhole = ({ each, place }: (typeof found)[number]) =>
    place === 0 && each.bare.length === text.length && text.length > 1;
  const ranks = [
    found.filter(isWhole),
    found.filter(({ each, place }) => place === 0 && !each.isAlias),
    found.filter(({ each, place }) => place === 0 && each.isAlias),
    found.filter(({ each, place }) => place > 0 && !each.isAlias),
    found.filter(({ each, place }) => place > 0 && each.isAlias),
  ];
  return ranks.flat().map((each) => ({ ...matchOf(each.each, 'alias'), isExact: isWhole(each) }));
}

/**
 * Two terms written as one word. If the first half is a place, a language or a fact, it stays first. Otherwise the last
 * one comes first, because it says what the text is about: レーザー脱毛.
 */
function halvesOf(index: TermIndex, text: string): string[] {
  const cuts = Array.from({ length: text.length - 1 }, (_, cut) => cut + 1);
  const halves = cuts.map((cut) => [text.slice(0, cut), text.slice(cut)]);
  const [first, last] =
    halves.find((both) => both.every((half) => half.length > 1 && isNamed(index, half))) ?? [];
  if (first === undefined || last === undefined) return [];
  const isCondition = spellingsOf(index, first).some(({ term }) => !isTreated(term));
  return isCondition ? [first, last] : [last, first];
}

export const isTerm = (index: TermIndex, typed: string) => isNamed(index, bareText(typed));

export const isPlace = ({ kind }: Term) => kind === 'REGION' || kind === 'STATION';

/** One of the four filters of the specification. */
export const isTreated = ({ kind }: Term) =>
  kind === 'TREATMENT' || kind === 'SPECIALTY' || kind === 'PART' || kind === 'CONCERN';

/** The terms of one kind that have exactly this name or alias. */
export const idsNamed = (index: TermIndex, kind: Term['kind'], typed: string): string[] =>
  eachOnce(termsNamed(index, bareText(typed))).flatMap(({ term }) =>
    term.kind === kind ? [term.id] : [],
  );

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

/**
 * The terms that share most pairs of keys with the text, in its script or the one that is asked for. There are none if the
 * first one shares too few. A term that shares none is not near. Nothing is near digits alone.
 */
export function nearestTerms(
  { spellings }: TermIndex,
  typed: string,
  count: number,
  isJapanese = isJapaneseText(bareText(typed)),
): string[] {
  const text = bareText(typed).slice(0, TERM_LENGTH);
  if (!/\p{L}/u.test(text)) return [];
  const wanted = new Set(pairsOf(keysFor(text)));
  const scored = spellings
    .filter(({ bare }) => isJapaneseText(bare) === isJapanese)
    .map((each) => ({ each, score: likeness(wanted, each.keys) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  if ((scored[0]?.score ?? 0) < (isJapanese ? LEAST_LIKE_IN_KANA : LEAST_LIKE)) return [];
  const nearest = new Map<Term, string>();
  for (const { each } of scored) {
    const isNew = ![...nearest.values()].includes(each.shown);
    if (isNew && !nearest.has(each.term)) nearest.set(each.term, each.shown);
    if (nearest.size === count) break;
  }
  return [...nearest.values()];
}

/** The same text has about 0.5. Below this, 뷁뷁뷁 would be like 복부. A kana is one key, so fewer pairs say more. */
const LEAST_LIKE = 0.25;
const LEAST_LIKE_IN_KANA = 0.2;

const isJapaneseText = (text: string) => /[\u3041-\u30ff\u4e00-\u9fff]/.test(text);

/** Latin letters and digits: the text does not show whether its writer reads Korean or Japanese. */
export const hasNoKoreanOrJapanese = (text: string) =>
  !/[가-힣ㄱ-ㅣ]/.test(text) && !isJapaneseText(text);

const pairsOf = (keys: string) => Array.from(keys.slice(1), (key, place) => `${keys[place]}${key}`);

function likeness(wanted: ReadonlySet<string>, keys: string): number {
  let shared = 0;
  for (let end = 2; end <= keys.length; end += 1) {
    if (wanted.has(keys.slice(end - 2, end))) shared += 1;
  }
  return shared / (wanted.size + keys.length - 1);
}
