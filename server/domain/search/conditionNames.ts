import type { FactCode, SpokenLanguageCode } from '../../../contract/clinicFacts.ts';

export interface Names {
  ko: string;
  ja: string;
}

/** What clinics offer, as a row of the search names it. */
export const languageNames: Record<Exclude<SpokenLanguageCode, 'ko'>, Names> = {
  ja: { ko: '일본어 상담', ja: '日本語対応' },
  en: { ko: '영어 상담', ja: '英語対応' },
  zh: { ko: '중국어 상담', ja: '中国語対応' },
};

/** Without `japanese`: it is the language above. */
export const factNames: Record<Exclude<FactCode, 'japanese'>, Names> = {
  saturday: { ko: '토요일 진료', ja: '土曜診療' },
  sunday: { ko: '일요일 진료', ja: '日曜診療' },
  night: { ko: '야간 진료', ja: '夜間診療' },
  'foreign-patients': { ko: '외국인 환자 유치 등록', ja: '外国人患者の受け入れ登録' },
  'female-doctor': { ko: '여의사', ja: '女性医師' },
  'operating-room-cctv': { ko: '수술실 CCTV', ja: '手術室のCCTV' },
  anaesthetist: { ko: '마취과 전문의', ja: '麻酔科専門医' },
  'recovery-room': { ko: '개인 회복실', ja: '個室の回復室' },
  parking: { ko: '주차', ja: '駐車場' },
  'line-counsel': { ko: 'LINE 상담', ja: 'LINE相談' },
};
