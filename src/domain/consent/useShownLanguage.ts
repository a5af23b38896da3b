import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/plain/language.ts';
import type { Namespace } from '../../i18n/i18n.ts';

/**
 * Says in which language the texts of a consent are shown, for its record. On a Japanese page these are Korean ones if
 * the Japanese file could not be loaded. Asked when the member agrees, because the texts may come later than the form.
 */
export function useShownLanguage(...namespaces: readonly Namespace[]): () => Language {
  const { i18n } = useTranslation();
  const isReplaced = (namespace: Namespace) =>
    i18n.hasResourceBundle('ko', namespace) && !i18n.hasResourceBundle('ja', namespace);
  return () => (i18n.language === 'ja' && !namespaces.some(isReplaced) ? 'ja' : 'ko');
}
