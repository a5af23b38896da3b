import type { Texts } from '../texts.ts';

export const clinic = {
  kind: 'クリニック',
  tabs: 'クリニックのメニュー',
  info: 'クリニック情報',
  doctor: '医療スタッフ',
  event: 'イベント',
  review: '施術の口コミ',
  reviewCount: '(口コミ{{n}}件)',
  photos: 'クリニックの写真',
  introduction: 'クリニック紹介',
  specialties: '診療科目',
  address: '住所',
  noIntroduction: 'クリニックの紹介はまだありません',
  noSpecialties: '登録された診療科目がありません',
  noAddress: '住所が登録されていません',
  noDoctors: '登録された医療スタッフがいません',
  noEvents: '開催中のイベントはありません',
  copyAddress: '住所をコピー',
  addressCopied: '住所をコピーしました',
  addressNotCopied: '住所をコピーできませんでした',
} satisfies Texts['clinic'];
