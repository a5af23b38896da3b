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
    ['letters that an input method joined come apart', 'ㄳ ㅄ', 'ㄱㅅ ㅂㅅ'],
    ['ends are trimmed, spaces are single', '  모아 \t\n 의원 ', '모아 의원'],
    ['%, _ and \\ are ordinary', '50%_\\', '50%_\\'],
    ['nothing stays nothing', ' \u3000\t', ''],
  ])('%s', (_name, text, folded) => {
    expect(foldName(text)).toBe(folded);
  });
});
