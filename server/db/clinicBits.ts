import type { FactCode, SpokenLanguageCode } from '../../contract/plain/clinicFacts.ts';

/**
 * Facts and languages of a clinic are stored as bits of a number, too (`fact_bits`, `language_bits`), in this order. A
 * new one is the last, and its column needs a new migration: editing 0026 changes no existing database.
 */
const FACT_BITS = [
  'japanese',
  'saturday',
  'sunday',
  'night',
  'foreign-patients',
  'female-doctor',
  'operating-room-cctv',
  'anaesthetist',
  'recovery-room',
  'parking',
  'line-counsel',
] as const;
const LANGUAGE_BITS = ['ko', 'ja', 'en', 'zh'] as const;

const bitOf = <T extends string>(names: readonly T[], name: NoInfer<T>) => 1 << names.indexOf(name);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export const factBits = (facts: readonly FactCode[]) =>
  sum(facts.map((fact) => bitOf(FACT_BITS, fact)));

export const languageBit = (language: SpokenLanguageCode) => bitOf(LANGUAGE_BITS, language);

/** SQL rows of names and their bits: `('ko', 1), ('ja', 2)`. */
const rowsOf = <T extends string>(names: readonly T[]) =>
  names.map((name) => `('${name}', ${bitOf(names, name)})`).join(', ');
export const factRows = rowsOf(FACT_BITS);
export const languageRows = rowsOf(LANGUAGE_BITS);
