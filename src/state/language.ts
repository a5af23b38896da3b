import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from '../../contract/language.ts';

/** The language of the texts that are shown: Korean if the Japanese ones could not be loaded. */
export function useLanguage(): Language {
  return use(I18nContext).i18n.resolvedLanguage === 'ja' ? 'ja' : 'ko';
}
