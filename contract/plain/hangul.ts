/** The consonants that begin a syllable, in the order of Unicode. */
export const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const lettersIn = (text: string) => text.split(' ');
export const MEDIALS = lettersIn(
  'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ',
);
/** The first entry is empty: a syllable without a final consonant. */
export const FINALS = lettersIn(
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ',
);

export const FIRST_SYLLABLE = 0xac00;

/** The places of the parts of a syllable in these lists. Null: another letter. */
export function syllableParts(letter: string) {
  const place = letter.charCodeAt(0) - FIRST_SYLLABLE;
  const vowel = Math.floor(place / FINALS.length);
  const initial = Math.floor(vowel / MEDIALS.length);
  if (initial < 0 || initial >= INITIALS.length) return null;
  return { initial, medial: vowel % MEDIALS.length, final: place % FINALS.length };
}

/** Each syllable as the keys that type it on a Korean keyboard: 쌍 is ㅆㅏㅇ. Other letters stay. */
export const keysOf = (text: string): string => text.replace(/[\uac00-\ud7a3]/g, keysOfSyllable);

function keysOfSyllable(syllable: string): string {
  const parts = syllableParts(syllable);
  if (!parts) return syllable;
  return `${INITIALS[parts.initial]}${MEDIALS[parts.medial]}${FINALS[parts.final]}`;
}
