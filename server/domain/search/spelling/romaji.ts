/** The kana of each consonant with a, i, u, e, o. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  s: 'さ し す せ そ',
  t: 'た ち つ て と',
  n: 'な に ぬ ね の',
  h: 'は ひ ふ へ ほ',
  m: 'ま み む め も',
  y: 'や い ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ う うぇ を',
  g: 'が ぎ ぐ げ ご',
  z: 'ざ じ ず ぜ ぞ',
  d: 'だ ぢ づ で ど',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
  j: 'じゃ じ じゅ じぇ じょ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  v: 'ゔぁ ゔぃ ゔ ゔぇ ゔぉ',
};
const WITH_Y: Readonly<Record<string, string>> = { a: 'ゃ', u: 'ゅ', o: 'ょ' };

const SYLLABLE = /(sh|ch|ts|[kstnhmyrwgzdbpjfv])?(y?)([aiueo])/g;
/** The first of two equal consonants; n is ん. */
const DOUBLED = /([kstpcgdb])(?=\1)|t(?=ch)/g;

/** Japanese in Latin letters as hiragana: futae is ふたえ. Null if it is not Japanese. */
export function hiraganaOf(romaji: string): string | null {
  const hiragana = romaji
    .replace(DOUBLED, 'っ')
    .replace(SYLLABLE, (_, consonant = '', y: string, vowel: string) => kana(consonant, y, vowel))
    .replace(/n/g, 'ん');
  return /[a-z]/.test(hiragana) ? null : hiragana;
}

function kana(consonant: string, y: string, vowel: string): string {
  const row = (ROWS[consonant] ?? '').split(' ');
  if (y === '') return row['aiueo'.indexOf(vowel)] ?? '';
  return `${row[1]}${WITH_Y[vowel] ?? vowel}`;
}
