import type { Queryable } from '../db/database.ts';
import type { StoredText } from '../db/storedText.ts';
import type { MemberKeys } from './createMemberKeys.ts';
import type { MasterKeys } from './masterKey.ts';
import { keysFor, keyThatSealed } from './reseal.ts';
import { CannotOpen, type Key, open, seal, type TextPlace } from './seal.ts';

export interface OpenTexts {
  /** Null when the text cannot be opened. */
  open(sealed: string, place: TextPlace): string | null;
  /** A text that cannot be opened is replaced by a sentence. */
  read(text: StoredText, place: TextPlace, language?: string): string;
}

export interface Texts extends OpenTexts {
  /** Null for an empty text. */
  seal(text: string, place: TextPlace): string | null;
}

/** Shown instead of a text whose key is gone (docs/operations.md, "Keys and encrypted texts"). */
export const UNREADABLE = {
  ko: '암호화된 내용을 열 수 없어요. 고객센터에 문의해주세요.',
  ja: '暗号化された内容を開けません。カスタマーセンターへお問い合わせください。',
} as const;

/** Opens texts of a member. Creates no key. */
export async function openTexts(keys: MemberKeys, memberId: string): Promise<OpenTexts> {
  const key = await keys.find(memberId);
  return openWith(key ? [key] : []);
}

/** Opens and seals texts of a member. Creates the key if there is none. In a transaction `rows` is its tx. */
export async function sealTexts(
  rows: Queryable,
  keys: MemberKeys,
  memberId: string,
): Promise<Texts> {
  return sealWith([await keys.findOrMake(rows, memberId)]);
}

/**
 * Opens and seals texts that belong to no member, e.g. secrets of authenticator apps. Their key comes from the master
 * key.
 */
export const installationTexts = (masterKeys: MasterKeys, purpose: string): Texts =>
  sealWith(keysFor(masterKeys, purpose));

/** Seals with the first key. */
const sealWith = (keys: [Key, ...Key[]]): Texts => ({
  ...openWith(keys),
  seal: (text, place) => (text === '' ? null : seal(text, keys[0], place)),
});

function openWith(keys: readonly Key[]): OpenTexts {
  const openAny = (sealed: string, place: TextPlace): string | null => {
    const key = keyThatSealed(sealed, keys);
    try {
      return key ? open(sealed, key, place).toString() : null;
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      return null;
    }
  };
  return {
    open: openAny,
    read: ({ plain, sealed }, place, language) => {
      if (plain || sealed === null) return plain ?? '';
      return openAny(sealed, place) ?? UNREADABLE[language === 'ja' ? 'ja' : 'ko'];
    },
  };
}
