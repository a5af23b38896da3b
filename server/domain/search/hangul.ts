/** The initial consonants of syllables, in the order of Unicode. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_OF_AN_INITIAL = 588;
const FIRST_LETTER = 0x3131;
const LAST_LETTER = 0x314e;

/** By letter; -1 for letters that begin no syllable, such as ㄳ. */
const initialOfLetter = Int8Array.from({ length: LAST_LETTER - FIRST_LETTER + 1 }, (_, index) =>
  INITIALS.indexOf(String.fromCharCode(FIRST_LETTER + index)),
);

/** The initial consonant of a UTF-16 unit, 0 to 18, or -1. */
export function initialOf(unit: number): number {
  if (unit >= FIRST_SYLLABLE && unit <= LAST_SYLLABLE) {
    return Math.floor((unit - FIRST_SYLLABLE) / SYLLABLES_OF_AN_INITIAL);
  }
  return initialOfLetter[unit - FIRST_LETTER] ?? -1;
}

/** A single consonant, which matches every syllable that begins with it. */
export const isInitial = (unit: number): boolean =>
  (initialOfLetter[unit - FIRST_LETTER] ?? -1) !== -1;
