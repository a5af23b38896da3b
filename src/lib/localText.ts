import type { Language } from '../../contract/language.ts';

export interface LocalText {
  text: string;
  /** Set when the text is not in the language of the page, so that it is read out and drawn rightly. */
  lang: Language | undefined;
}

/** What a clinic has written: in Japanese if there is any and it is asked for, else as it was written. */
export function localText(
  language: Language,
  korean: string | null | undefined,
  japanese: string | null | undefined,
): LocalText {
  if (language === 'ja' && japanese) return { text: japanese, lang: undefined };
  return { text: korean ?? '', lang: language === 'ja' && korean ? 'ko' : undefined };
}

export interface Nameable {
  name?: string | null | undefined;
  nameJa?: string | null | undefined;
}

/** The same for whatever has a name. */
export function localName(language: Language, named: Nameable): LocalText {
  return localText(language, named.name, named.nameJa);
}
