import {
  FINALS,
  FIRST_SYLLABLE,
  INITIALS,
  MEDIALS,
  syllableParts,
} from '../../../../contract/plain/hangul.ts';

const SYLLABLES_OF_AN_INITIAL = MEDIALS.length * FINALS.length;

/** A single consonant, which matches every syllable that begins with it. */
export const isInitial = (letter: string): boolean => INITIALS.includes(letter);

export const hasInitials = (text: string): boolean => text.split('').some(isInitial);

/** The longest part of the text that has no single consonant. */
export const longestPart = (text: string): string =>
  text
    .split(ANY_INITIAL)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

const ANY_INITIAL = new RegExp(`[${INITIALS}]`);

/**
 * The initials of syllables and single consonants as capital letters, A for ㄱ to S for ㅎ: 강남 is AC. Other letters are
 * spaces, and line breaks stay. A letter takes one byte, and `indexOf` is much faster than a regular expression.
 */
export function initialsOf(text: string): string {
  const bytes = Buffer.alloc(text.length, ' ');
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charAt(i);
    const initial = syllableParts(letter)?.initial ?? INITIALS.indexOf(letter);
    if (initial >= 0) bytes[i] = CAPITAL_A + initial;
    if (letter === '\n') bytes[i] = LINE_BREAK;
  }
  return bytes.toString('latin1');
}

const CAPITAL_A = 65;
const LINE_BREAK = 10;

/** The text as a regular expression in which a single consonant matches every syllable that begins with it. */
export const initialsPattern = (text: string): string => patternOf(text, 1);

/** The same, but a plain consonant also matches the tense one: ㅅㄲㅍ is 쌍꺼풀. */
export const looseInitialsPattern = (text: string): string => patternOf(text, 2);

const patternOf = (text: string, initials: 1 | 2): string =>
  text
    .split('')
    .map((letter) => {
      if (!isInitial(letter)) return escaped(letter);
      return syllablesWith(letter, PLAIN.includes(letter) ? initials : 1);
    })
    .join('');

/** Consonants with a tense form, which follows them in INITIALS. */
const PLAIN = 'ㄱㄷㅂㅅㅈ';

function syllablesWith(initial: string, initials: 1 | 2): string {
  const first = FIRST_SYLLABLE + INITIALS.indexOf(initial) * SYLLABLES_OF_AN_INITIAL;
  const last = first + initials * SYLLABLES_OF_AN_INITIAL - 1;
  return `[${initial}${String.fromCharCode(first)}-${String.fromCharCode(last)}]`;
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');

/** The syllables that these keys type on a Korean keyboard; keys that are part of none stay. */
export const syllablesOf = (keys: string): string =>
  keys.replace(SYLLABLE, (_, initial: string, medial: string, final = '') =>
    String.fromCharCode(
      FIRST_SYLLABLE +
        INITIALS.indexOf(initial) * SYLLABLES_OF_AN_INITIAL +
        MEDIALS.indexOf(medial) * FINALS.length +
        FINALS.indexOf(final),
    ),
  );

/** A consonant before a vowel begins the next syllable. */
const SYLLABLE = new RegExp(
  `([${INITIALS}])(${longestFirst(MEDIALS)})(?:(${longestFirst(FINALS)})(?![ㅏ-ㅣ]))?`,
  'g',
);

function longestFirst(keys: readonly string[]): string {
  return keys.toSorted((a, b) => b.length - a.length).join('|');
}
