import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { isInitial, looseInitialsPattern } from '../spelling/hangul.ts';
import { isOneKeyAway } from '../spelling/typingErrors.ts';
import { eachOnce, isPlace, matchOf, type TermMatch, WHOLE_ONLY } from './namedTerms.ts';
import { saysNothing, withoutAdded } from './splitText.ts';
import { bareText, keysFor, type Spelling, type TermIndex } from './termIndex.ts';

/**
 * The terms that the visitor may have meant: the text, or one of its words, is a misspelling of a term or the beginning
 * of one.
 */
export function findMistyped(index: TermIndex, typed: string): TermMatch[] {
  const whole = bareText(typed);
  // A text longer than any term is a sentence; comparing each of its words takes too long.
  if (whole.length > TERM_LENGTH || saysNothing(index, typed)) return [];
  const words = typed.trim().split(/\s+/).map(bareText);
  for (const text of new Set([whole, ...words, withoutAdded(whole)])) {
    // Only the last word may be the beginning of a term: the visitor may still be typing it.
    const near = index.spellings.filter(nearTo(text, whole.endsWith(text)));
    if (near.length > 0) {
      return eachOnce(best(near, keysFor(text)).map((each) => matchOf(each, 'typo')));
    }
  }
  return [];
}

function nearTo(text: string, mayGrow: boolean): (each: Spelling) => boolean {
  if (text.length > 1 && text.split('').every(isInitial)) {
    const whole = new RegExp(`^${looseInitialsPattern(text)}$`);
    return ({ bare }) => whole.test(bare);
  }
  const keys = keysFor(text);
  const spare = keys.length - fewestKeys(text);
  if (spare < 0) return () => false;
  return (each) => {
    if (each.keys === keys || (mayGrow && each.keys.startsWith(keys))) return true;
    // There are very many short names of places, so a place needs one key more.
    return isOneKeyAway(keys, each.keys) && (spare > 0 || !isPlace(each.term));
  };
}

/** Those with the same keys: ハイフー is ハイフ. Else those that begin with them: 보토 becomes 보톡스. Else all. */
function best(near: readonly Spelling[], keys: string): readonly Spelling[] {
  const begun = near.filter((each) => each.keys.startsWith(keys));
  const same = begun.filter((each) => each.keys === keys);
  return [same, begun].find((each) => each.length > 0) ?? near;
}

/**
 * For a text that is no term: the longest term inside it. 이벤트보톡스 is about 보톡스. Of two equally long terms the last
 * one is taken, because it says what the text is about. Latin letters inside a Latin word are no term, but AGA治療 is
 * about AGA. A place counts only at the beginning of the text: 영양주사 does not mean 양주. A place of two kana does not
 * count there either: クレジットカード does not mean クレ.
 */
export function findContained(index: TermIndex, typed: string): TermMatch[] {
  const text = bareText(typed);
  if (text.length > TERM_LENGTH) return [];
  for (let length = text.length - 1; length > 1; length -= 1) {
    for (let start = text.length - length; start >= 0; start -= 1) {
      const found = meantInside(index, text, start, start + length);
      if (found.length > 0)
        return eachOnce(found.map((each) => ({ ...matchOf(each, 'alias'), isExact: true })));
    }
  }
  return [];
}

function meantInside({ exact }: TermIndex, text: string, start: number, end: number): Spelling[] {
  const piece = text.slice(start, end);
  const isPartOfWord =
    LATIN.test(piece) && /[a-z\d]/.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`);
  if (isPartOfWord || WHOLE_ONLY.includes(piece)) return [];
  const canBePlace = start === 0 && !SHORT_KANA.test(piece);
  return (exact.get(piece) ?? []).filter(({ term }) => canBePlace || !isPlace(term));
}

/** A shorter text is not corrected: one changed key of a short word often makes another real word. */
const fewestKeys = (text: string) => (/[가-힣a-z]/.test(text) ? 4 : 3);

const LATIN = /^[a-z\d]+$/;
const SHORT_KANA = /^[ぁ-ゖー]{1,2}$/;
