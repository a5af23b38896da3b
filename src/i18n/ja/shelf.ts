import type { Texts } from '../texts.ts';

export const shelf = {
  tabs: 'お気に入りの種類',
  noClinics: 'お気に入りのクリニックがありません',
  noDoctors: 'お気に入りの医師がいません',
  noEvents: 'お気に入りのイベントがありません',
  noReviews: 'お気に入りの口コミがありません',
  browse: '探しに行く',
} satisfies Texts['shelf'];
