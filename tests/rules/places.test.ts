import { describe, expect, it, test } from 'vitest';
import { draftAddressJa } from '../../contract/addressJa.ts';
import { kanaOf } from '../../contract/hangulKana.ts';
import { districtTerms, regionOf, regionTerms } from '../../contract/regions.ts';
import { TaxonomyId } from '../../contract/shape.ts';
import { stationTerms } from '../../contract/stations.ts';
import { makeDemo } from '../../server/demo/generate/makeDemo.ts';

const ids = (terms: readonly { id: string }[]) => terms.map(({ id }) => id);

describe('regions, districts and stations', () => {
  it('have ids of their own, which addresses can hold', () => {
    for (const all of [ids([...regionTerms, ...districtTerms]), ids(stationTerms)]) {
      expect(new Set(all).size).toBe(all.length);
      for (const id of all) expect(TaxonomyId.safeParse(id).success, id).toBe(true);
    }
  });

  it('belong together: a district to its region, a station to a district', () => {
    expect(districtTerms).toHaveLength(252);
    for (const { id, regionId } of districtTerms) expect(regionOf(id)).toBe(regionId);
    for (const { districtId } of stationTerms) expect(ids(districtTerms)).toContain(districtId);
  });

  it('have Japanese names without Hangul', () => {
    const names = [...regionTerms, ...districtTerms, ...stationTerms].map(({ ja }) => ja);
    expect(names.filter((ja) => /[가-힣]/.test(ja))).toEqual([]);
  });
});

describe('the draft of a Japanese address', () => {
  test.each([
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
    expect(draftAddressJa(korean)).toBe(japanese);
  });

  it('leaves no Hangul in any address of the demonstration', () => {
    const drafts = makeDemo(new Date('2026-11-23T03:00:00Z')).practices.map(({ clinic }) => clinic);
    expect(drafts.filter(({ addressJa }) => addressJa && /[가-힣]/.test(addressJa))).toEqual([]);
    expect(drafts.filter(({ addressJa }) => addressJa).length).toBeGreaterThan(50);
  });
});

test.each([
  ['테헤란', 'テヘラン'],
  ['관악', 'クァンアク'],
  ['독막', 'トクマク'],
  ['와우산', 'ワウサン'],
])('%s is written by sound', (hangul, kana) => {
  expect(kanaOf(hangul)).toBe(kana);
});
