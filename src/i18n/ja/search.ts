import type { Texts } from '../texts.ts';

export const search = {
  title: '総合検索',
  placeholder: '検索語を入力',
  specialties: '診療科目',
  treatments: '施術名',
  clinics: 'クリニック名',
  doctors: '医師名',
  events: 'イベント名',
  noMatch: '検索結果がありません',
  noMatchHint: '別の言葉で探してみてください',
  more: 'ほか{{n}}件',
  seeAll: 'すべて見る',
  clear: '検索語を消去',
  recent: '最近の検索',
  clearRecent: 'すべて削除',
  removeRecent: '「{{text}}」を削除',
  noRecent: 'クリニック、医師、施術の名前で探せます',
  matches: '検索結果',
  found: '検索結果 {{n}}件',
  foundMore: '検索結果 {{n}}件以上',
} satisfies Texts['search'];
