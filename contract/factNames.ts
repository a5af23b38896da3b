import type { FactCode } from './clinicFacts.ts';
import type { Language } from './language.ts';

/** What pages call the facts of a clinic, and the search too; other words for them are aliases. */
export const factNames: Readonly<Record<Language, Readonly<Record<FactCode, string>>>> = {
  ko: {
    japanese: '일본어 상담',
    saturday: '토요일 진료',
    sunday: '일요일 진료',
    night: '야간 진료',
    'foreign-patients': '외국인환자 유치 등록',
    'female-doctor': '여성 의사',
    'operating-room-cctv': '수술실 CCTV',
    anaesthetist: '마취과 전문의 상주',
    'recovery-room': '1인 회복실',
    parking: '주차',
    'line-counsel': '라인 상담',
  },
  ja: {
    japanese: '日本語対応',
    saturday: '土曜診療',
    sunday: '日曜診療',
    night: '夜間診療',
    'foreign-patients': '外国人患者誘致登録',
    'female-doctor': '女性医師',
    'operating-room-cctv': '手術室CCTV',
    anaesthetist: '麻酔科専門医常駐',
    'recovery-room': '個室の回復室',
    parking: '駐車場',
    'line-counsel': 'LINE相談',
  },
};
