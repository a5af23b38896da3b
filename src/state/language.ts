import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/plain/language.ts';
import { shownLanguage } from '../lib/shownLanguage.ts';

/** The language of the texts that are shown. */
export const useLanguage = (): Language => shownLanguage(useTranslation().i18n);
