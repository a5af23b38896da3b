import { kanaOf } from './hangulKana.ts';

/** How Korean clinics are called; the rest of a name is read by its sound. */
const KINDS = {
  성형외과: '美容外科',
  외과: '外科',
  이비인후과: '耳鼻咽喉科',
  피부과: '皮膚科',
  치과: '歯科',
  안과: '眼科',
  한의원: '韓医院',
  의원: '医院',
  병원: '病院',
} as const;
const KIND = new RegExp(`(${Object.keys(KINDS).join('|')})`);
const isKind = (text: string): text is keyof typeof KINDS => text in KINDS;

/**
 * How Japanese readers say a Korean name that has no Japanese one: 모아피부과의원 is モア皮膚科医院. The 한 of
 * 대한의원 belongs to 대한 (Korea), not to 한의원.
 */
export const nameReading = (name: string): string =>
  name
    .replace(/^대한(?=의원)/, kanaOf)
    .split(KIND)
    .map((part) => (isKind(part) ? KINDS[part] : kanaOf(part)))
    .join('');
