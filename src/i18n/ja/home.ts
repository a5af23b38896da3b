import type { Texts } from '../texts.ts';

export const home = {
  title: '口コミで見つける、自分に合うクリニック',
  search: '施術・お悩み・エリアで探す',
  parts: '部位から探す',
  popularReviews: '人気の口コミ',
  popularNote: '直近30日のお気に入り数、評価、投稿日の順です',
  inJapanese: '日本語の口コミを見る',
  moreReviews: '口コミをもっと見る',
} satisfies Texts['home'];
