import type { Texts } from '../texts.ts';

export const doctor = {
  nameWithTitle: '{{name}} 院長',
  tabs: '医師のメニュー',
  info: '医師情報',
  review: '施術の口コミ',
  introduction: '医師紹介',
  specialties: '診療科目',
  clinic: '所属クリニック',
  noIntroduction: '医師の紹介はまだありません',
  noSpecialties: '登録された診療科目がありません',
  credentials: '資格・略歴',
  specialist: '{{board}}専門医',
  licence: { physician: '医師', dentist: '歯科医師', 'korean-medicine': '韓医師' },
  licenceChecked: '免許確認済み · {{day}}',
  languages: '対応言語：{{languages}}',
} satisfies Texts['doctor'];
