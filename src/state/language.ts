import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/plain/language.ts';

/** The language of the texts that are shown: Korean if the Japanese ones could not be loaded. */
export function useLanguage(): Language {
  return useTranslation().i18n.resolvedLanguage === 'ja' ? 'ja' : 'ko';
}
