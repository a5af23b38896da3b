import type { Language } from '../../../contract/plain/language.ts';

/** The language of the page that sent a request. The app sends it as Accept-Language; null if it names neither. */
export function languageAsked(headers: Headers): Language | null {
  const asked = headers.get('accept-language')?.slice(0, 2).toLowerCase();
  return asked === 'ja' || asked === 'ko' ? asked : null;
}
