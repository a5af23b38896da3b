import type { Language } from '../../contract/plain/language.ts';
import { keepOnDevice, readFromDevice, watchDevice } from './deviceMemory.ts';

const KEY = 'language';

/** The visitor chose a language. It silences the offer of Japanese; the language of a page is in its address. */
export const keepLanguageChoice = (language: Language) => keepOnDevice(KEY, language);

export const hasChosenLanguage = () => readFromDevice(KEY) !== null;

export const watchLanguageChoice = (onChange: () => void) => watchDevice(KEY, onChange);

/** Of Korean and Japanese, the browser lists Japanese first. */
export const prefersJapanese = (languages: readonly string[]): boolean =>
  languages
    .find((language) => /^(ko|ja)\b/i.test(language))
    ?.toLowerCase()
    .startsWith('ja') ?? false;
