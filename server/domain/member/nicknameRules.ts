import { NICKNAME_LENGTH } from '../../../contract/plain/limits.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import { asLatin } from './lookAlikeRules.ts';

export interface Nickname {
  text: string;
  /**
   * Equal for nicknames that look the same: one width, lower case, Latin for look-alike letters, no invisible
   * characters.
   */
  key: string;
}

/** Line breaks, control characters, and characters that change the text direction. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Null when the text is not a valid nickname: invisible, too long, or with disturbing characters. */
export function nicknameOf(typed: string): Nickname | null {
  const text = typed.trim();
  const key = asLatin(text.normalize('NFKC').toLowerCase()).replace(UNSEEN, '');
  if (key === '' || DISTURBING.test(text) || [...text].length > NICKNAME_LENGTH) return null;
  return { text, key };
}

const BRANDS = [...new Set(Object.values(BRAND).map((name) => name.toLowerCase()))];
const ROLES = [
  '관리자',
  '관리인',
  '관리팀',
  '운영자',
  '운영진',
  '운영팀',
  '고객센터',
  '직원',
  '스태프',
  '管理者',
  '管理人',
  '運営',
  '運営者',
  '運営事務局',
  '事務局',
  'スタッフ',
  'admin',
  'administrator',
  'operator',
  'moderator',
  'staff',
];
const AFFIXES = ['공식', '公式', 'official', '팀', 'チーム', 'team', '님', 'さん', '様'];

const any = (...words: string[][]) => `(?:${words.flat().join('|')})`;
const IS_ROLE = new RegExp(`^${any(BRANDS, AFFIXES)}*${any(ROLES)}${any(BRANDS, AFFIXES)}*$`, 'u');
const IS_BRAND = new RegExp(`^${any(BRANDS)}$`, 'u');
const IS_AFFIXED_BRAND = new RegExp(
  `^(?:${any(AFFIXES)}+${any(BRANDS)}|${any(BRANDS)}${any(AFFIXES)}+)$`,
  'u',
);

/**
 * Names of staff and of the service are reserved, because readers would trust them. Digits and signs between the letters
 * change nothing: 관1리2자 is reserved, too. The brand with a number is allowed.
 */
export function isReserved({ key }: Nickname): boolean {
  const plain = undisguised(key);
  const letters = plain.replace(/[^\p{L}\p{M}]/gu, '');
  const signs = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return IS_ROLE.test(letters) || IS_BRAND.test(signs) || IS_AFFIXED_BRAND.test(letters);
}

/** Removes accents from Latin letters, and replaces two Han characters by the kana that they look like. */
const undisguised = (key: string) =>
  key
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('夕', 'タ')
    .replaceAll('一', 'ー');
