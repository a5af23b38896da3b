import type { i18n } from 'i18next';
import type { Language } from '../../contract/language.ts';
import { loadJapanese } from './loadJapanese.ts';

/** Changes the language after the start: a provider's callback address cannot carry the language. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  if (instance.language === language) return;
  if (language === 'ja') {
    const texts = await loadJapanese();
    if (!texts) return;
    instance.addResourceBundle('ja', 'translation', texts);
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}
