import type { FactCode } from '../plain/clinicFacts.ts';

export const factNamesKo: Readonly<Record<FactCode, string>> = {
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
};
