/**
 * Lower-case Cyrillic, Greek and phonetic letters; the Latin letter at the same place in the next line looks the same.
 */
export const LOOK_ALIKES = 'авекмнорстухѕіјԛԝһԁӏгԍαβεζηικμνορτυχωɑɡı';
const LATIN = 'abekmhopctyxsijqwhdlrgabezhikmnoptyxwagi';

const latinOf = new Map([...LOOK_ALIKES].map((letter, place) => [letter, LATIN[place] ?? letter]));

/** Replaces letters that look Latin by Latin ones; expects lower case. */
export const asLatin = (text: string): string =>
  text.replace(
    /[\u0131\u0250-\u02af\p{Script=Greek}\p{Script=Cyrillic}]/gu,
    (letter) => latinOf.get(letter) ?? letter,
  );
