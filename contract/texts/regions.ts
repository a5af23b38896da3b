// biome-ignore-all format: a table, one row on each line.

/**
 * The regions of Korea (시·도) and their districts (시·군·구), with Korean and Japanese names. The id of a district begins
 * with its region: `seoul-gangnam`. The seed writes them to the database. Ids never change.
 */
import { districtRows } from './districts.ts';

export type RegionId = keyof typeof districtRows;

export interface RegionTerm {
  id: RegionId;
  ko: string;
  ja: string;
  /** As addresses write it. */
  official: { ko: string; ja: string };
}

export const regionTerms: readonly RegionTerm[] = [
  { id: 'seoul', ko: '서울', ja: 'ソウル', official: { ko: '서울특별시', ja: 'ソウル特別市' } },
  { id: 'gyeonggi', ko: '경기', ja: '京畿', official: { ko: '경기도', ja: '京畿道' } },
  { id: 'incheon', ko: '인천', ja: '仁川', official: { ko: '인천광역시', ja: '仁川広域市' } },
  { id: 'busan', ko: '부산', ja: '釜山', official: { ko: '부산광역시', ja: '釜山広域市' } },
  { id: 'daegu', ko: '대구', ja: '大邱', official: { ko: '대구광역시', ja: '大邱広域市' } },
  { id: 'gwangju', ko: '광주', ja: '光州', official: { ko: '광주광역시', ja: '光州広域市' } },
  { id: 'daejeon', ko: '대전', ja: '大田', official: { ko: '대전광역시', ja: '大田広域市' } },
  { id: 'ulsan', ko: '울산', ja: '蔚山', official: { ko: '울산광역시', ja: '蔚山広域市' } },
  { id: 'sejong', ko: '세종', ja: '世宗', official: { ko: '세종특별자치시', ja: '世宗特別自治市' } },
  { id: 'gangwon', ko: '강원', ja: '江原', official: { ko: '강원특별자치도', ja: '江原特別自治道' } },
  { id: 'chungbuk', ko: '충북', ja: '忠北', official: { ko: '충청북도', ja: '忠清北道' } },
  { id: 'chungnam', ko: '충남', ja: '忠南', official: { ko: '충청남도', ja: '忠清南道' } },
  { id: 'jeonbuk', ko: '전북', ja: '全北', official: { ko: '전북특별자치도', ja: '全北特別自治道' } },
  { id: 'jeonnam', ko: '전남', ja: '全南', official: { ko: '전라남도', ja: '全羅南道' } },
  { id: 'gyeongbuk', ko: '경북', ja: '慶北', official: { ko: '경상북도', ja: '慶尚北道' } },
  { id: 'gyeongnam', ko: '경남', ja: '慶南', official: { ko: '경상남도', ja: '慶尚南道' } },
  { id: 'jeju', ko: '제주', ja: '済州', official: { ko: '제주특별자치도', ja: '済州特別自治道' } },
];

export interface DistrictTerm {
  id: string;
  regionId: RegionId;
  ko: string;
  ja: string;
}

export const districtTerms: readonly DistrictTerm[] = regionTerms.flatMap(({ id: regionId }) =>
  districtRows[regionId].map(([name, ko, ja]) => ({ id: `${regionId}-${name}`, regionId, ko, ja })),
);

/** The region of a district: `seoul` of `seoul-gangnam`. */
export const regionOf = (districtId: string): string => districtId.split('-')[0] ?? districtId;
