import { FACTS, type SpokenLanguageCode } from '../../../../contract/plain/clinicFacts.ts';
import { factNames } from '../../../../contract/texts/factNames.ts';
import type { Term } from './termIndex.ts';

const { ko, ja } = factNames;

const languageNames: Record<Exclude<SpokenLanguageCode, 'ko'>, { name: string; nameJa: string }> = {
  ja: { name: ko.japanese, nameJa: ja.japanese },
  en: { name: '영어 상담', nameJa: '英語対応' },
  zh: { name: '중국어 상담', nameJa: '中国語対応' },
};

/** What clinics offer, as terms of the search. The fact `japanese` is a language here. */
export const conditions: readonly Term[] = [
  ...Object.entries(languageNames).map(([id, names]): Term => ({ kind: 'LANGUAGE', id, ...names })),
  ...FACTS.filter((id) => id !== 'japanese').map(
    (id): Term => ({ kind: 'FACT', id, name: ko[id], nameJa: ja[id] }),
  ),
];
