/** Names of what visitors filter by, and of the days of opening hours. */
export const find = {
  fact: {
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
  language: { ko: '한국어', ja: '일본어', en: '영어', zh: '중국어' },
  day: {
    mon: '월요일',
    tue: '화요일',
    wed: '수요일',
    thu: '목요일',
    fri: '금요일',
    sat: '토요일',
    sun: '일요일',
    holiday: '공휴일',
  },
} as const;
