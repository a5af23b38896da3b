import { syllableParts } from '../plain/hangul.ts';

/** Writes Hangul in katakana by sound, e.g. 테헤란 → テヘラン. Staff correct it. */
export function kanaOf(text: string): string {
  let isVoiced = false;
  let kana = '';
  for (const letter of text) {
    const parts = syllableParts(letter);
    if (!parts) {
      kana += letter;
      isVoiced = false;
      continue;
    }
    const row = (isVoiced ? VOICED[parts.initial] : undefined) ?? ROWS[parts.initial] ?? '';
    const final = FINALS[parts.final] ?? '';
    kana += syllable(row, parts.medial) + final;
    isVoiced = !UNVOICING.has(final);
  }
  return kana;
}

/** The kana of a consonant with a, i, u, e, o, ya, yu, yo, in the order of the initial consonants. */
const K = 'カ キ ク ケ コ キャ キュ キョ';
const T = 'タ ティ トゥ テ ト テャ テュ テョ';
const P = 'パ ピ プ ペ ポ ピャ ピュ ピョ';
const S = 'サ シ ス セ ソ シャ シュ ショ';
const CH = 'チャ チ チュ チェ チョ チャ チュ チョ';
const NONE = 'ア イ ウ エ オ ヤ ユ ヨ';
const ROWS = [
  K,
  K,
  'ナ ニ ヌ ネ ノ ニャ ニュ ニョ',
  T,
  T,
  'ラ リ ル レ ロ リャ リュ リョ',
  'マ ミ ム メ モ ミャ ミュ ミョ',
  P,
  P,
  S,
  S,
  NONE,
  CH,
  CH,
  CH,
  K,
  T,
  P,
  'ハ ヒ フ ヘ ホ ヒャ ヒュ ヒョ',
];

/** ㄱ, ㄷ, ㅂ and ㅈ are voiced inside a word. */
const VOICED: Readonly<Record<number, string>> = {
  0: 'ガ ギ グ ゲ ゴ ギャ ギュ ギョ',
  3: 'ダ ディ ドゥ デ ド デャ デュ デョ',
  7: 'バ ビ ブ ベ ボ ビャ ビュ ビョ',
  12: 'ジャ ジ ジュ ジェ ジョ ジャ ジュ ジョ',
};

/** For each vowel its column in a row; vowels with w also have a small kana. */
const VOWELS: readonly (readonly [column: number, small?: string])[] = [
  [0],
  [3],
  [5],
  [3],
  [4],
  [3],
  [7],
  [3],
  [4],
  [2, 'ァ'],
  [2, 'ェ'],
  [2, 'ェ'],
  [7],
  [2],
  [2, 'ォ'],
  [2, 'ェ'],
  [2, 'ィ'],
  [6],
  [2],
  [1],
  [1],
];

const FINALS = [
  '',
  'ク',
  'ク',
  'ク',
  'ン',
  'ン',
  'ン',
  'ッ',
  'ル',
  'ク',
  'ム',
  'ル',
  'ル',
  'ル',
  'プ',
  'ル',
  'ム',
  'プ',
  'プ',
  'ッ',
  'ッ',
  'ン',
  'ッ',
  'ッ',
  'ク',
  'ッ',
  'プ',
  'ッ',
];
const UNVOICING = new Set(['ク', 'ッ', 'プ']);

function syllable(row: string, vowel: number): string {
  const [column, small] = VOWELS[vowel] ?? [0];
  const kana = row.split(' ')[column] ?? '';
  if (!small) return kana;
  return row === NONE && small === 'ァ' ? 'ワ' : kana + small;
}
