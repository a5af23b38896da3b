import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { bareText, keysFor, type Term, type TermIndex } from './termIndex.ts';

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

/**
 * Equal texts have about 0.5. With a lower limit 뷁뷁뷁 would find 복부. In kana the limit is lower, because a kana is one
 * key and a text has fewer pairs.
 */
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
