import { kanaOf } from './hangulKana.ts';

/** The words of a Korean address in Japanese, one by one. */
export const inJapanese = (address: string, wordJa: (word: string) => string): string =>
  address
    .replace(/[^\s,()]+/g, wordJa)
    .replace(/\s+/g, ' ')
    .trim();

/** Names of roads without their ending, in Korean and Japanese. */
type Roads = Readonly<Record<string, string>>;

/** A road, a floor, a room or a building. `roads` has the roads with a Japanese name; all others are read by sound. */
export const placeWordJa = (word: string, roads: Roads = {}): string =>
  roadJa(word, roads) ?? buildingJa(word);

const ENDINGS: Readonly<Record<string, string>> = { 대로: '大路', 로: '路', 길: 'ギル' };

/** 강남대로, 논현로123길, 명동8가길. */
function roadJa(word: string, roads: Roads): string | undefined {
  const [, road = '', number = '', lane = ''] =
    word.match(/^([가-힣]+?)(?:(\d+)([가-사]?)길)?$/) ?? [];
  const named = Object.keys(ENDINGS).find(
    (one) => road.endsWith(one) && roads[withoutEnding(road, one)],
  );
  const ending = named ?? Object.keys(ENDINGS).find((one) => road.endsWith(one)) ?? '';
  if (!(ending || number)) return undefined;
  const name = withoutEnding(road, ending);
  const branch = number && `${number}${kanaOf(lane)}ギル`;
  return (roads[name] ?? kanaOf(name)) + (ENDINGS[ending] ?? '') + branch;
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
