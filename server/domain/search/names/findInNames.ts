import type { SearchKind } from '../../../../contract/search.ts';
import { joinedName } from '../spelling/foldName.ts';
import { idsNamed, isTerm } from '../terms/namedTerms.ts';
import { unknownWords, withoutAdded, wordsOfName } from '../terms/splitText.ts';
import { bareText } from '../terms/termIndex.ts';
import { type Found, findNames, findNamesWithAll, hasName } from './findNames.ts';
import type { AllNames } from './readNames.ts';

/**
 * What names have of a text. NAME: a clinic or a doctor is called so. TEXT: names contain it. PART: names contain it
 * without what people add, or those of its words that are no terms.
 */
const IN_NAMES = ['NAME', 'TEXT', 'PART', 'NONE'] as const;
export type InNames = (typeof IN_NAMES)[number];

/** The first one of the list above. */
export const mostInNames = (found: readonly FoundInNames[]): InNames =>
  IN_NAMES.find((each) => found.some(({ has }) => has === each)) ?? 'NONE';

export interface FoundInNames extends Found {
  has: InNames;
}

interface Page {
  offset: number;
  limit: number;
}

/** Names that contain the text, else names that contain a part of it. */
export function findInNames(
  names: AllNames,
  kind: SearchKind,
  text: string,
  page: Page,
): FoundInNames {
  const first = namedFirst(names, kind, text);
  const whole = findNames(names[kind], text, { ...page, first });
  // A page behind the last name is empty.
  const isWhole = whole.ids.length > 0 || (page.offset > 0 && hasName(names[kind], text));
  if (isWhole) return { ...whole, has: isName(names, kind, text) ? 'NAME' : 'TEXT' };
  const rest = findRest(names, kind, text, page);
  if (rest.ids.length > 0) return { ...rest, has: isName(names, kind, text) ? 'NAME' : 'PART' };
  return isProper(kind) ? findWords(names, kind, text, page) : { ...NOTHING, has: 'NONE' };
}

const NOTHING: Found = { ids: [], more: 0 };

/** Clinics and doctors have names of their own, which people type in words: 첫눈피부과 명동점, 백태윤 원장. */
export const isProper = (kind: SearchKind) => kind === 'clinics' || kind === 'doctors';

const isName = ({ terms }: AllNames, kind: SearchKind, text: string) =>
  isProper(kind) && wordsOfName(terms, text).length > 0;

/**
 * Names with the text without what people add: 보톡스 이벤트 finds 보톡스. A term is not shortened, and none is left out:
 * 눈수술 is not 눈, 명동 피부과 is not 명동.
 */
function findRest(names: AllNames, kind: SearchKind, text: string, page: Page): Found {
  // What a text means for specialties and treatments is found by its pieces.
  if (kind === 'specialties' || kind === 'treatments') return NOTHING;
  const whole = bareText(text);
  const rest = withoutAdded(whole);
  const hasTerm = [whole, whole.slice(rest.length)].some((each) => isTerm(names.terms, each));
  return hasTerm || rest === whole || rest.length < 2
    ? NOTHING
    : findNames(names[kind], rest, page);
}

/** Names with all words of the text, else with its words that are no terms: 첫눈피부과 리쥬란 finds 첫눈피부과의원. */
function findWords(names: AllNames, kind: SearchKind, text: string, page: Page): FoundInNames {
  const words = wordsOfName(names.terms, text);
  // A single word that is the whole text has just been looked for.
  if (words.length < 2 && joinedName(words.join('')) === joinedName(text)) {
    return { ...NOTHING, has: 'NONE' };
  }
  const all = findNamesWithAll(names[kind], words, page);
  if (all.ids.length > 0) return { ...all, has: 'NAME' };
  const unknown = unknownWords(names.terms, text);
  const some =
    unknown.length < words.length ? findNamesWithAll(names[kind], unknown, page) : NOTHING;
  return { ...some, has: some.ids.length > 0 ? 'PART' : 'NONE' };
}

/** Terms that have the text as their name or alias come before other names that contain it: 二重 is 埋没法二重. */
function namedFirst({ terms }: AllNames, kind: SearchKind, text: string): string[] {
  if (kind === 'treatments') return idsNamed(terms, 'TREATMENT', text);
  return kind === 'specialties' ? idsNamed(terms, 'SPECIALTY', text) : [];
}
