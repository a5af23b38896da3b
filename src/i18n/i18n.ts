import { createInstance, type i18n } from 'i18next';
import { type Language, languageOf } from '../../contract/language.ts';
import type { ko } from './ko/ko.ts';
import type { staff } from './ko/staff.ts';
import { koreanTexts } from './korean.ts';
import { loadJapanese } from './loadJapanese.ts';
import type { Texts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ko; staff: typeof staff };
  }
}

/** The texts of a language; Korean if Japanese cannot be loaded. */
export async function loadI18n(language: Language): Promise<i18n> {
  return createI18n(language === 'ja' ? await loadJapanese() : undefined);
}

/** Synchronous. Korean is always included as the fallback. */
export function createI18n(japanese?: Texts): i18n {
  const instance = createInstance();
  instance.init({
    initAsync: false,
    lng: japanese ? 'ja' : 'ko',
    fallbackLng: 'ko',
    resources: {
      ko: { translation: koreanTexts },
      ...(japanese && { ja: { translation: japanese } }),
    },
    // React already escapes; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * Sent with a login that may create a member, who then gets notices in this language. On Korean pages the browser's
 * own header decides.
 */
export const languageHeader = (search: string): Record<string, string> =>
  languageOf(search) === 'ja' ? { 'Accept-Language': 'ja' } : {};
