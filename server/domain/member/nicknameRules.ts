import { BRAND } from '../../../contract/brand.ts';
import { NICKNAME_LENGTH } from '../../../contract/limits.ts';
import { withoutDoubles } from './lookAlikeRules.ts';

/** A nickname as it is kept and as it is compared. */
export interface Nickname {
  text: string;
  /** Equal for two that look alike: one width, one case, one script for what looks Latin, no spaces, nothing unseen. */
  key: string;
}

/** Line breaks and other controls, and what turns the direction of the text around it. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** null for what is no nickname: empty to the eye, too long, or disturbing the text around it. */
export function nicknameOf(typed: string): Nickname | null {
  const text = typed.trim();
  const key = withoutDoubles(text.normalize('NFKC').toLowerCase()).replace(UNSEEN, '');
  if (key === '' || DISTURBING.test(text) || [...text].length > NICKNAME_LENGTH) return null;
  return { text, key };
}

const BRANDS = [...new Set(Object.values(BRAND).map((name) => name.toLowerCase()))];
const ROLES = [
  ...['관리자', '관리인', '관리팀', '운영자', '운영진', '운영팀', '고객센터', '직원', '스태프'],
  ...['管理者', '管理人', '運営', '運営者', '運営事務局', '事務局', 'スタッフ'],
  ...['admin', 'administrator', 'operator', 'moderator', 'staff'],
];
const HONOURS = ['공식', '公式', 'official', '팀', 'チーム', 'team', '님', 'さん', '様'];

const any = (...words: string[][]) => `(?:${words.flat().join('|')})`;
const IS_ROLE = new RegExp(`^${any(BRANDS, HONOURS)}*${any(ROLES)}${any(BRANDS, HONOURS)}*$`, 'u');
const IS_BRAND = new RegExp(`^${any(BRANDS)}$`, 'u');
const IS_HONOURED_BRAND = new RegExp(
  `^(?:${any(HONOURS)}+${any(BRANDS)}|${any(BRANDS)}${any(HONOURS)}+)$`,
  'u',
);

/**
 * Whoever writes under the name of the service is believed to speak for it. A number behind a role changes
 * nothing; one behind the brand makes it a butterfly like any other.
 */
export function isReserved({ key }: Nickname): boolean {
  const plain = undisguised(key);
  const letters = plain.replace(/[^\p{L}\p{M}]/gu, '');
  const signs = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return IS_ROLE.test(letters) || IS_BRAND.test(signs) || IS_HONOURED_BRAND.test(letters);
}

/** Without accents on Latin letters, and with kana where a stroke or an evening stands for one. */
const undisguised = (key: string) =>
  key
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('夕', 'タ')
    .replaceAll('一', 'ー');
