import type { Language } from '../../../../contract/plain/language.ts';
import { POPULAR_TERMS } from '../../../../contract/plain/limits.ts';
import { bareText, type TermIndex } from './termIndex.ts';

/** With fewer counted terms, suggestions are shown. */
const FEWEST = 4;

/** Treatments that visitors of such services usually look for. */
const SUGGESTED = [
  'double-eyelid-suture',
  'skin-booster',
  'jaw-botox',
  'thread-lift',
  'rhinoplasty',
  'contour-injection',
  'pico-toning',
  'laser-hair-removal',
];

const IN_SCRIPT = { ko: /[가-힣]/, ja: /[\u3041-\u30ff\u4e00-\u9fff]/ };

/**
 * What the search offers before typing. A counted term is shown only if it is a word of the taxonomy, a place or an
 * alias, so no text of a visitor is ever shown to another.
 */
export function popularTerms(
  index: TermIndex,
  language: Language,
  { counted, hidden }: { counted: readonly string[]; hidden: readonly string[] },
): { terms: string[]; isCounted: boolean } {
  const shown = new Map<string, string>();
  for (const text of counted) {
    const [spelling] = index.exact.get(bareText(text)) ?? [];
    if (!spelling || !IN_SCRIPT[language].test(spelling.shown)) continue;
    const meaning = `${spelling.term.kind} ${spelling.term.id}`;
    if (!shown.has(meaning)) shown.set(meaning, spelling.shown);
  }
  if (shown.size >= FEWEST) {
    return { terms: [...shown.values()].slice(0, POPULAR_TERMS), isCounted: true };
  }
  const isHidden = (name: string) => hidden.some((term) => bareText(term) === bareText(name));
  const terms = SUGGESTED.flatMap((id) => {
    const found = index.spellings.find(({ term }) => term.kind === 'TREATMENT' && term.id === id);
    return found ? [language === 'ja' ? found.term.nameJa : found.term.name] : [];
  }).filter((name) => !isHidden(name));
  return { terms, isCounted: false };
}
