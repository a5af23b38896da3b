import type { Texts } from '../texts.ts';

export const find = {
  fact: {
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
  language: { ko: '韓国語', ja: '日本語', en: '英語', zh: '中国語' },
  day: {
    mon: '月曜日',
    tue: '火曜日',
    wed: '水曜日',
    thu: '木曜日',
    fri: '金曜日',
    sat: '土曜日',
    sun: '日曜日',
    holiday: '祝日',
  },
} satisfies Texts['find'];
