import { describe, expect, it, test } from 'vitest';
import { suggestAddressJa } from '../../../contract/texts/addressJa.ts';
import { kanaOf } from '../../../contract/texts/hangulKana.ts';

describe('the draft of a Japanese address', () => {
  it.each([
    [
      '서울특별시 강남구 강남대로 396, 5층 (라온빌딩)',
      'ソウル特別市 江南区 江南大路 396, 5階 (ラオンビル)',
    ],
    ['경기도 성남시 분당구 황새울로 300', '京畿道 城南市 盆唐区 ファンセウル路 300'],
    ['서울 중구 명동8가길 12 지하1층', 'ソウル特別市 中区 明洞8カギル 12 地下1階'],
    ['부산광역시 해운대구 해운대로 430-2', '釜山広域市 海雲台区 海雲台路 430-2'],
    ['강원특별자치도 고성군 토성로 12', '江原特別自治道 高城郡 トソン路 12'],
    ['경상남도 고성군 송학로 7', '慶尚南道 固城郡 ソンハク路 7'],
    [
      '서울특별시 강남구 논현로123길 8 온빛타워 301호',
      'ソウル特別市 江南区 論峴路123ギル 8 オンビッタワー 301号',
    ],
    ['서울특별시 종로구 종로 1', 'ソウル特別市 鍾路区 鍾路 1'],
  ])('%s', (korean, japanese) => {
    expect(suggestAddressJa(korean)).toBe(japanese);
  });

  it.each([
    ['words of no table', '나비의원', 'ナビイウォン'],
    ['a district that no table has', '가나다구 1', 'カナダグ 1'],
    ['a district of another region', '서울특별시 해운대구 1', 'ソウル特別市 ヘウンデグ 1'],
    ['a district without its region', '중구 1', '中区 1'],
    [
      'a road that is not in the table',
      '서울특별시 강남구 골목길 3',
      'ソウル特別市 江南区 コルモクギル 3',
    ],
    ['a lane of a lane', '도산대로12나길', '島山大路12ナギル'],
    ['a number between other letters', '제102호 큰타워점', 'チェ102ホ クンタウォジョム'],
    ['a road behind other letters', 'A종로1길 3', 'Aチョンロ1キル 3'],
    ['spaces', '  서울  중구  ', 'ソウル 中区'],
    ['Latin letters and numbers', 'COEX 3-12', 'COEX 3-12'],
  ])('%s: %s', (_, korean, japanese) => {
    expect(suggestAddressJa(korean)).toBe(japanese);
  });
});

test.each([
  ['테헤란', 'テヘラン'],
  ['관악', 'クァンアク'],
  ['독막', 'トクマク'],
  ['와우산', 'ワウサン'],
  ['다다', 'タダ'],
  ['각가', 'カクカ'],
  ['바비와 보보', 'パビワ ポボ'],
  ['안녕하세요', 'アンニョンハセヨ'],
  ['의사', 'イサ'],
  ['a가가', 'aカガ'],
  ['힣', 'ヒッ'],
  ['ㄱ가', 'ㄱカ'],
  ['１가', '１カ'],
])('%s is written by sound', (hangul, kana) => {
  expect(kanaOf(hangul)).toBe(kana);
});
