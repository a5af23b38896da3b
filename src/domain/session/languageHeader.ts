import { languageOf } from '../../i18n/i18n.ts';

/**
 * For a login that may make a member: they are written to in the language of the page. Where that is Korean,
 * which nobody has to ask for, the browser says what they speak.
 */
export const languageHeader = (search: string): Record<string, string> =>
  languageOf(search) === 'ja' ? { 'Accept-Language': 'ja' } : {};
