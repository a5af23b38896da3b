import type { Texts } from '../texts.ts';

export const bookmark = {
  title: 'お気に入り一覧',
  tabs: 'お気に入りの種類',
  add: 'お気に入りに追加',
  remove: 'お気に入り解除',
  named: '{{name}}をお気に入りに追加',
  added: 'お気に入りに追加しました',
  removed: 'お気に入りを解除しました',
  noClinics: 'お気に入りのクリニックがありません',
  noDoctors: 'お気に入りの医師がいません',
  noEvents: 'お気に入りのイベントがありません',
  noReviews: 'お気に入りの口コミがありません',
  browse: 'クリニックを探す',
} satisfies Texts['bookmark'];
