import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/plain/language.ts';

/**
 * Says in which language the texts of a consent are shown, for its record. On a Japanese page these are Korean ones if
 * the Japanese file could not be loaded. Asked when the member agrees, because the texts may come later than the form.
 */
export function useConsentLanguage(): () => Language {
  const { i18n } = useTranslation();
  const has = (language: Language) => i18n.hasResourceBundle(language, 'membership');
  const isKorean = () => i18n.language === 'ko' || (has('ko') && !has('ja'));
  return () => (isKorean() ? 'ko' : 'ja');
}
