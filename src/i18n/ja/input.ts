import type { Texts } from '../texts.ts';

export const input = {
  numberOnly: '数字のみ入力できます',
  phoneOnly: '電話番号は数字のみ入力できます',
  idOnly: 'IDには英字、数字、.、_のみ使えます',
  select: '選択してください',
  openList: '一覧を開く',
  add: '追加',
  notAdded: '選んだ項目を追加するか、削除してください',
  selected: '選択した項目',
  removeItem: '「{{name}}」を削除',
  noMatch: '一致する項目がありません',
  noneLeft: '選択できる項目がありません',
  addressUnavailable:
    '現在、郵便番号検索を利用できません。しばらくしてからもう一度お試しください。',
  addressSearch: '住所を検索',
  optional: '任意',
} satisfies Texts['input'];
