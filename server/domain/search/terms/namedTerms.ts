import { bareText, type Spelling, type Term, type TermIndex } from './termIndex.ts';

export interface TermMatch {
  term: Term;
  /** The text is exactly a name of the term. */
  isExact: boolean;
  /** Why the term is found, if its name does not contain the text: by an alias, or after a typing error. */
  via?: { kind: 'alias' | 'typo'; term: string };
}

/** A station or a neighbourhood that is in no list, but without its ending is a word for a place: 상수역, 상수동. */
const PLACE_END = /(역|동|구|駅|洞|区|station|dong|gu)$/;

export const isNamed = (index: TermIndex, text: string) => spellingsOf(index, text).length > 0;

/**
 * Terms only as the whole text: 턱라인 is a line of the face and not LINE, セルフ is XERF or something done oneself, and
 * 축소 is a part of 가슴 거상·축소 only.
 */
export const WHOLE_ONLY = ['라인', 'らいん', 'せるふ', '축소', '縮小'];

/** Whether a piece of a text is a term. */
export const isPiece = (index: TermIndex, piece: string) =>
  !WHOLE_ONLY.includes(piece) && isNamed(index, piece);

export function spellingsOf({ exact }: TermIndex, text: string): readonly Spelling[] {
  const same = exact.get(text);
  if (same) return same;
  const stem = text.replace(PLACE_END, '');
  if (stem.length < 2) return [];
  return (exact.get(stem) ?? []).filter(({ term }) => isPlace(term));
}

export const termsNamed = (index: TermIndex, text: string): TermMatch[] =>
  spellingsOf(index, text).map((each) => ({ ...matchOf(each, 'alias'), isExact: true }));

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

export function matchOf({ term, shown, isAlias }: Spelling, kind: 'alias' | 'typo'): TermMatch {
  const isByName = kind === 'alias' && !isAlias;
  return { term, isExact: false, ...(!isByName && { via: { kind, term: shown } }) };
}

export function eachOnce(matches: readonly TermMatch[]): TermMatch[] {
  const best = new Map<Term, TermMatch>();
  for (const match of matches) if (!best.has(match.term)) best.set(match.term, match);
  return [...best.values()];
}
