import type { Language } from '../../contract/plain/language.ts';

/** The language of the texts that are shown: Korean if the Japanese ones could not be loaded. */
export const shownLanguage = (i18n: { resolvedLanguage?: string }): Language =>
  i18n.resolvedLanguage === 'ja' ? 'ja' : 'ko';
