import { kanaOf } from './hangulKana.ts';
import { districtTerms, type RegionTerm, regionTerms } from './regions.ts';
import { roadsJa } from './roadsJa.ts';

/**
 * Suggests the Japanese reading of a Korean address: regions, districts and known roads from tables, all other roads in
 * katakana, numbers unchanged. Staff correct it.
 */
export function suggestAddressJa(address: string): string {
  const region = regionTerms.find(({ ko, official }) => startsWith(address, [official.ko, ko]));
  return address
    .replace(/[^\s,()]+/g, (word) => wordJa(word, region))
    .replace(/\s+/g, ' ')
    .trim();
}

const startsWith = (address: string, names: readonly string[]) =>
  names.some((name) => address.startsWith(`${name} `));

const ENDINGS: Readonly<Record<string, string>> = { 대로: '大路', 로: '路', 길: 'ギル' };

function wordJa(word: string, region: RegionTerm | undefined): string {
  if (word === region?.official.ko || word === region?.ko) return region.official.ja;
  return districtJa(word, region) ?? roadJa(word) ?? buildingJa(word);
}

/** One word of a district. The district 성남시 분당구 has two words. */
function districtJa(word: string, region: RegionTerm | undefined): string | undefined {
  if (!/[시군구]$/.test(word)) return undefined;
  for (const { regionId, ko, ja } of districtTerms) {
    const place = ko.split(' ').indexOf(word);
    if (place >= 0 && (!region || region.id === regionId)) return ja.split(' ')[place];
  }
  return undefined;
}

/** 강남대로, 논현로123길, 명동8가길. */
function roadJa(word: string): string | undefined {
  const [, road = '', number = '', lane = ''] =
    word.match(/^([가-힣]+?)(?:(\d+)([가-사]?)길)?$/) ?? [];
  const named = Object.keys(ENDINGS).find(
    (one) => road.endsWith(one) && roadsJa[withoutEnding(road, one)],
  );
  const ending = named ?? Object.keys(ENDINGS).find((one) => road.endsWith(one)) ?? '';
  if (!(ending || number)) return undefined;
  const name = withoutEnding(road, ending);
  const branch = number && `${number}${kanaOf(lane)}ギル`;
  return (roadsJa[name] ?? kanaOf(name)) + (ENDINGS[ending] ?? '') + branch;
}

const withoutEnding = (road: string, ending: string) =>
  road.endsWith(ending) ? road.slice(0, road.length - ending.length) : road;

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^지하(\d+)층$/, '地下$1階'],
  [/^(\d+)층$/, '$1階'],
  [/^(\d+)호$/, '$1号'],
];

/** Floors, rooms and names of buildings. */
function buildingJa(word: string): string {
  const part = PARTS.find(([form]) => form.test(word));
  if (part) return word.replace(...part);
  const [, name = word, kind = ''] = word.match(/^(.+?)(빌딩|타워|센터)$/) ?? [];
  return kanaOf(name) + (BUILDINGS[kind] ?? '');
}

const BUILDINGS: Readonly<Record<string, string>> = {
  빌딩: 'ビル',
  타워: 'タワー',
  센터: 'センター',
};
