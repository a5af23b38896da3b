import type { Texts } from '../texts.ts';

export const reviewPage = {
  resultsDiffer: '施術の結果や感じ方には個人差があります',
  content: '口コミ内容',
  event: 'イベント情報',
  clinic: 'クリニック情報',
  doctors: '医師情報',
} satisfies Texts['reviewPage'];
