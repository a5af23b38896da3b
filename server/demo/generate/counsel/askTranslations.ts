import type { Language } from '../../../../contract/plain/language.ts';
import { treatments } from '../../../db/seed/taxonomy.ts';
import { counselTexts } from '../../data/counselTexts.ts';
import { fill } from '../lib/fill.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Everything that `askAbout` can write in this language, with the same in the other one. */
export function askTranslations(language: Language): ReadonlyMap<string, string> {
  const { ask, asked, line, lineAsked } = counselTexts[language];
  const other = language === 'ko' ? 'ja' : 'ko';
  const translations = new Map<string, string>();
  for (const [index, template] of ask.entries()) {
    for (const treatment of treatments) {
      for (const month of MONTHS) {
        const text = fill(template, { treatment: treatment[language], month });
        const same = fill(asked[index] ?? '', { treatment: treatment[other], month });
        translations.set(text, same);
        translations.set(`${text}\n${line}`, `${same}\n${lineAsked}`);
      }
    }
  }
  return translations;
}
