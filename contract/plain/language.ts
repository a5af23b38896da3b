export type Language = 'ko' | 'ja';

/** The query parameter that names the language of an address, e.g. `/home?lang=ja`. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language that a query string asks for. People also type `jp`; anything else means Korean. */
export function languageOf(search: string): Language {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return asked === 'ja' || asked === 'jp' ? 'ja' : 'ko';
}

/** The query string for a path that has no other one. Korean needs none. */
export const languageQuery = (language: Language): string =>
  language === 'ja' ? `?${LANGUAGE_PARAMETER}=ja` : '';
