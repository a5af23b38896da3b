/** Small letters of Cyrillic, Greek and phonetic writing, and below each the Latin one it passes for in either case. */
export const DOUBLES = 'авекмнорстухѕіјԛԝһԁӏгԍαβεζηικμνορτυχωɑɡı';
const LATIN = 'abekmhopctyxsijqwhdlrgabezhikmnoptyxwagi';

const latinOf = new Map([...DOUBLES].map((letter, place) => [letter, LATIN[place] ?? letter]));

/** Of a text in small letters: what looks Latin is Latin. */
export const withoutDoubles = (text: string): string =>
  text.replace(
    /[\u0131\u0250-\u02af\p{Script=Greek}\p{Script=Cyrillic}]/gu,
    (letter) => latinOf.get(letter) ?? letter,
  );
