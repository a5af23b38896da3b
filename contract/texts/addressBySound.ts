import { inJapanese, placeWordJa } from './addressWords.ts';
import { kanaOf } from './hangulKana.ts';

const KINDS: Readonly<Record<string, string>> = {
  특별자치시: '特別自治市',
  특별자치도: '特別自治道',
  특별시: '特別市',
  광역시: '広域市',
  도: '道',
  시: '市',
  군: '郡',
  구: '区',
};
const KIND = new RegExp(`^([가-힣]+?)(${Object.keys(KINDS).join('|')})$`);

/**
 * How Japanese readers say a Korean address that has no Japanese one: names by sound, their kinds as Japanese words. It
 * needs no table, so every page can load it.
 */
export const addressBySound = (address: string): string =>
  inJapanese(address, (word) => {
    const [, name = '', kind = ''] = word.match(KIND) ?? [];
    return name ? kanaOf(name) + KINDS[kind] : placeWordJa(word);
  });
