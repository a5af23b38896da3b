/** The consonants that begin a syllable, in the order of Unicode. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_AN_INITIAL = 588;

/** A single consonant, which matches every syllable that begins with it. */
export const isInitial = (letter: string): boolean => INITIALS.includes(letter);

/** The text as a regular expression in which a single consonant matches every syllable that begins with it. */
export const initialsPattern = (text: string): string =>
  text
    .split('')
    .map((letter) => (isInitial(letter) ? syllablesOf(letter) : escaped(letter)))
    .join('');

function syllablesOf(initial: string): string {
  const first = FIRST_SYLLABLE + INITIALS.indexOf(initial) * SYLLABLES_OF_AN_INITIAL;
  const last = first + SYLLABLES_OF_AN_INITIAL - 1;
  return `[${initial}${String.fromCharCode(first)}-${String.fromCharCode(last)}]`;
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
