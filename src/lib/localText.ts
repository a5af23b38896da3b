import type { Language } from '../../contract/plain/language.ts';

export interface LocalText {
  text: string;
  /** Set if the text is not in the language of the page, for screen readers and fonts. */
  lang: Language | undefined;
}

/** The Japanese text if the page is Japanese and the text exists, otherwise the original. */
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

/** The same for a name. */
export function localName(language: Language, named: Nameable): LocalText {
  return localText(language, named.name, named.nameJa);
}

/** Names one after the other, as the language of the page separates them. */
export const joinNames = (language: Language, names: readonly string[]) =>
  names.join(language === 'ja' ? '、' : ', ');

/**
 * A line never begins with the dot between two words: 매부리코·휜코. Use it in headings only, because it adds invisible
 * characters.
 */
export const keepDots = (text: string) => text.replaceAll('·', '\u2060·');
