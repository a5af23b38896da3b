import { describe, expect, test } from 'vitest';
import { foldName } from '../../../server/domain/search/spelling/foldName.ts';

describe('the form in which names are compared', () => {
  test.each([
    ['SRCH-10 one case', 'Glow Ä', 'glow ä'],
    ['one width', 'ＡＢＣ　１２', 'abc 12'],
    ['half-width kana', 'ｸﾘﾆｯｸ', 'くりにっく'],
    ['one kana', 'モアクリニック', 'もあくりにっく'],
    ['the long mark stays', 'レーザー', 'れーざー'],
    ['composed and decomposed syllables are one', '모아'.normalize('NFD'), '모아'],
    ['composed and decomposed accents are one', 'e\u0301', 'é'],
    ['single letters stay letters', 'ㅁㅏ', 'ㅁㅏ'],
    ['ㄱ, ㄴ and ㅂ that an input method joined come apart', 'ㄳㄵㄶㅄ', 'ㄱㅅㄴㅈㄴㅎㅂㅅ'],
    ['and so does ㄹ', 'ㄺㄻㄼㄽㄾㄿㅀ', 'ㄹㄱㄹㅁㄹㅂㄹㅅㄹㅌㄹㅍㄹㅎ'],
    ['ends are trimmed, spaces are single', '  모아 \t\n 의원 ', '모아 의원'],
    ['%, _ and \\ are ordinary', '50%_\\', '50%_\\'],
    ['nothing stays nothing', ' \u3000\t', ''],
  ])('%s', (_name, text, folded) => {
    expect(foldName(text)).toBe(folded);
  });
});

test.each([
  ['雙眼皮', '双眼皮'],
  ['脫毛', '脱毛'],
  ['瘦身', '痩身'],
  ['毛髮', '毛髪'],
  ['豐胸', '豊胸'],
  ['顏', '顔'],
  ['頰', '頬'],
  ['體型', '体型'],
  ['齒科醫院', '歯科医院'],
  ['狎鷗亭驛', '狎鴎亭駅'],
  ['淸潭', '清潭'],
  ['鐘路區', '鍾路区'],
  ['會賢', '会賢'],
  ['濟州', '済州'],
  ['韓國', '韓国'],
  ['廣州', '広州'],
  ['江戶', '江戸'],
])('a word with older forms of kanji, %s, is %s', (typed, folded) => {
  expect(foldName(typed)).toBe(folded);
});
