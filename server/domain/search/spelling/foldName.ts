/** Pairs of consonants that an input method joins while initials are typed, such as ㄱ and ㅅ. */
const clusters: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Letters with an older form, which some keyboards and Chinese readers type. */
const OLDER_FORMS = '鷗驛國廣醫顏齒體頰瘦髮濟鐘脫區淸會雙戶豐';
const USUAL_FORMS = '鴎駅国広医顔歯体頬痩髪済鍾脱区清会双戸豊';

const KATAKANA_TO_HIRAGANA = 0x30a1 - 0x3041;

/**
 * The form in which names and typed texts are compared: one width, lower case, one kana, one form of a kanji, single
 * spaces. Single Korean letters stay, because NFKC would join them to syllables.
 */
export const foldName = (text: string): string =>
  foldWidth(text)
    .replace(/[ァ-ヶ]/g, toHiragana)
    .replace(OLDER, toUsualForm);

/** Names are found without their spaces and dots: ペク・テユン as ペクテユン, 바람개비피부과 as 바람개비 피부과. */
export const joinedName = (text: string): string => foldName(text).replace(/[ ・·]/g, '');

/** Folds a text as foldName does, but keeps the kana that were typed. */
export function foldWidth(text: string): string {
  return text
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replace(/[ㄱ-ㅄ]/g, (letter) => clusters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const OLDER = new RegExp(`[${OLDER_FORMS}]`, 'g');
const toUsualForm = (kanji: string) => USUAL_FORMS[OLDER_FORMS.indexOf(kanji)] ?? kanji;

const toHiragana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA);
