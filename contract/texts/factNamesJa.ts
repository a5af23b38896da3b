import type { FactCode } from '../plain/clinicFacts.ts';

export const factNamesJa: Readonly<Record<FactCode, string>> = {
  japanese: '日本語対応',
  saturday: '土曜診療',
  sunday: '日曜診療',
  night: '夜間診療',
  'foreign-patients': '外国人患者受け入れ登録（韓国政府）',
  'female-doctor': '女性医師',
  'operating-room-cctv': '手術室CCTV',
  anaesthetist: '麻酔科専門医常駐',
  'recovery-room': '個室の回復室',
  parking: '駐車場',
  'line-counsel': 'LINE相談',
};
