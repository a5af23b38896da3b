/** A nickname as it is kept and as it is compared. */
export interface Nickname {
  text: string;
  /** Equal for two that look alike: one width, one case, no spaces, nothing invisible. */
  key: string;
}

/** In characters. The specification names no limit; the index behind the uniqueness has one. */
export const NICKNAME_LIMIT = 50;

/** Line breaks and other controls, and what turns the direction of the text around it. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** null for what is no nickname: empty to the eye, too long, or disturbing the text around it. */
export function nicknameOf(typed: string): Nickname | null {
  const text = typed.trim();
  const key = text.normalize('NFKC').toLowerCase().replace(UNSEEN, '');
  if (key === '' || DISTURBING.test(text) || [...text].length > NICKNAME_LIMIT) return null;
  return { text, key };
}
