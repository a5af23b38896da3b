import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { findNames } from '../names/findNames.ts';
import { hasInitials, initialsPattern } from '../spelling/hangul.ts';
import {
  eachOnce,
  isNamed,
  isPiece,
  isPlace,
  matchOf,
  type TermMatch,
  termsNamed,
} from './namedTerms.ts';
import { runsOf, withoutAdded } from './splitText.ts';
import { bareText, type Term, type TermIndex } from './termIndex.ts';

/**
 * The terms that the text means. First come terms with exactly this name or alias, then those that begin with the text,
 * then those that contain it, each in the order of the index: names before aliases. If no term has exactly this name,
 * words and pieces of the text are tried.
 */
export function findTerms(
  index: TermIndex,
  typed: string,
  pieces = piecesOf(index, typed),
): TermMatch[] {
  const text = bareText(typed);
  if (text === '' || text.length > TERM_LENGTH) return [];
  const named = termsNamed(index, text);
  const whole = [...named, ...containing(index, text)];
  const exact = {
    any: whole.some(({ isExact }) => isExact),
    place: named.some(({ term }) => isPlace(term)),
  };
  const usual = pieces.flatMap((matches) => matches.slice(0, 1));
  const matches = eachOnce([...usual, ...pieces.flat(), ...whole]);
  const clear = matches.filter((match) => !isVague(match, text, exact));
  return clear.length > 0 ? clear : matches;
}

/**
 * A place is no part of another word: 광주 does not mean 물광주사. Specialties stand above everything else and have many
 * aliases: 문신 does not mean 피부과 because of 눈썹문신. `exact`: whether a term, or a place, is exactly the text.
 */
function isVague(
  { term, via, isExact }: TermMatch,
  text: string,
  exact: { any: boolean; place: boolean },
): boolean {
  if (!via || isExact) return false;
  const isInWord = !bareText(via.term).startsWith(text);
  if (term.kind === 'SPECIALTY') return exact.any || isInWord;
  return exact.place && isInWord && !isPlace(term);
}

/**
 * The meanings of the words and pieces of a text: 강남역 쌍수 and 강남역쌍수 have two, 쌍수 후기 has one. Empty if the text
 * itself is a term.
 */
export function piecesOf(index: TermIndex, typed: string): TermMatch[][] {
  const text = bareText(typed);
  if (text === '' || text.length > TERM_LENGTH || isNamed(index, text)) return [];
  const words = runsOf(index, typed.trim().split(/\s+/).map(bareText));
  const pieces = [withoutAdded(text), ...words];
  const meant = [...new Set(pieces)].filter((piece) => isPiece(index, piece));
  return narrowestFirst(meant.map((piece) => termsNamed(index, piece)));
}

/**
 * Of 부산 중구 the 중구 of Busan is meant: it comes before the 중구 of other cities and before 부산. What a word usually means
 * comes first if another word may mean it, too: of 성남 분당 it is 분당구, of 써마지 리프팅 it is 고주파.
 */
function narrowestFirst(pieces: readonly TermMatch[][]): TermMatch[][] {
  const termsOf = (matches: TermMatch[]) => matches.map(({ term }) => term);
  const usual = pieces.flatMap((matches) => termsOf(matches.slice(0, 1)));
  const narrowed = pieces.map((matches) => {
    const others = pieces.filter((each) => each !== matches).flatMap(termsOf);
    const isShared = (term: Term) => usual.includes(term) && others.includes(term);
    const rank = ({ term }: TermMatch) => (isInside(term, others) || isShared(term) ? 0 : 1);
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

function containing({ spellings, bare: all }: TermIndex, text: string): TermMatch[] {
  const pattern = hasInitials(text) ? new RegExp(initialsPattern(text)) : undefined;
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
  // One consonant stands for very many syllables, so it is never the whole of a term.
  const isWhole = (bare: string) => bare.length === text.length && text.length > 1;
  const ordered = [...found.filter(({ each }) => isWhole(each.bare)), ...found];
  return ordered.map(({ each }) => ({ ...matchOf(each, 'alias'), isExact: isWhole(each.bare) }));
}

const SHORT_LATIN = /^[a-z\d]{1,3}$/;
