import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { hasInitials } from '../spelling/hangul.ts';
import { isPiece, isTreated, spellingsOf } from './namedTerms.ts';
import { bareText, type TermIndex } from './termIndex.ts';

/** Words that people add to a term or a name: price, review, event, recommendation, address, hospital, doctor. */
const ADDED =
  '가격|비용|후기|이벤트|할인|위치|주소|전화번호|진료시간|영업시간|추천|잘하는곳|잘하는|싼곳|저렴한곳|최저가|' +
  '효과|회복기간|전후|부작용|예약|시술|수술|병원|의원|클리닉|성형외과|피부과|' +
  '대표원장|원장님|원장|의사|선생님|한국|値段|費用|料金|相場|安い|格安|人気|名医|効果|症例|だうんたいむ|口こみ|おすすめ|予約|' +
  'くーぽん|きゃんぺーん|らんきんぐ|場所|住所|あくせす|営業時間|電話番号|' +
  '手術|施術|整形|くりにっく|病院|医院|院長|先生|医師|韓国';

/** Words that join terms: 강남에서 쌍수, 明洞の皮膚科. */
const JOINING =
  '에서|에|의|쪽|근처|부근|주변|되는|있는|하는|가능한|' +
  'の|で|に|が|は|を|から|まで|周辺|付近|近く|できる|通じる|話せる|やってる|やっている|いる|ある|いい';

const ADDED_LAST = new RegExp(`(${ADDED})$`);
const SAYS_NOTHING = new RegExp(`^(${ADDED}|${JOINING})`);

export const withoutAdded = (text: string) => text.replace(ADDED_LAST, '');

/** The terms in the words of a text. Words that form one term are joined, and what people add to a word is left out. */
export function runsOf(index: TermIndex, words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let end = words.length; end > 0; end -= 1) {
    const parts = partsOf(index, words.slice(0, end).join(''));
    const ordered = parts && end === 1 ? conditionsFirst(index, parts) : parts;
    if (ordered) return [...ordered, ...runsOf(index, words.slice(end))];
  }
  return [withoutAdded(first), ...runsOf(index, rest)];
}

/**
 * The words of a text that may be the name of a clinic or a doctor: 첫눈피부과 명동점, 백태윤 원장. None if all words are
 * terms: 강남 피부과 is no name.
 */
export const wordsOfName = (index: TermIndex, typed: string): string[] =>
  unknownWords(index, typed).length === 0 ? [] : lookedFor(wordsOf(typed));

/**
 * Those of them that are no terms: 첫눈, of 첫눈피부과 리쥬란. A word with single consonants (초성) counts as a term, because
 * it may still become one.
 */
export function unknownWords(index: TermIndex, typed: string): string[] {
  if (bareText(typed).length > TERM_LENGTH) return [];
  return lookedFor(wordsOf(typed).filter((word) => !hasInitials(word) && !partsOf(index, word)));
}

const wordsOf = (typed: string) => typed.trim().split(/\s+/).map(bareText);

/** A word of one letter says nothing about a name: 명동 코 is not 명동점. */
const lookedFor = (words: readonly string[]) =>
  words.map(withoutAdded).filter((word) => word.length > 1);

/** Whether the text has only words that people add: 병원 추천. */
export function saysNothing(index: TermIndex, typed: string): boolean {
  const text = bareText(typed);
  return text.length <= TERM_LENGTH && partsOf(index, text)?.length === 0;
}

/**
 * The terms of which a text consists: 明洞の皮膚科 is 明洞 and 皮膚科. Null if there are other letters in it. `failed`:
 * the lengths of the rests of the text that gave no result, so that no rest is tried twice.
 */
function partsOf(index: TermIndex, text: string, failed = new Set<number>()): string[] | null {
  if (text === '') return [];
  if (failed.has(text.length)) return null;
  for (let end = text.length; end > 1; end -= 1) {
    const piece = text.slice(0, end);
    const others = isPiece(index, piece) ? partsOf(index, text.slice(end), failed) : null;
    if (others) return [piece, ...others];
  }
  const rest = text.replace(SAYS_NOTHING, '');
  const parts = rest === text ? null : partsOf(index, rest, failed);
  if (!parts) failed.add(text.length);
  return parts;
}

/** Of treatments in one word the last one comes first, because it says what the word is about: レーザー脱毛. */
function conditionsFirst(index: TermIndex, parts: readonly string[]): string[] {
  const isCondition = (part: string) =>
    spellingsOf(index, part).some(({ term }) => !isTreated(term));
  return [...parts.filter(isCondition), ...parts.filter((part) => !isCondition(part)).reverse()];
}
