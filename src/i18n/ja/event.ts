import type { Texts } from '../texts.ts';

export const event = {
  kind: 'イベント',
  tabs: 'イベントのメニュー',
  info: 'イベント情報',
  review: 'イベントの口コミ',
  description: 'イベントの説明',
  treatments: '施術名',
  sideEffects: '副作用と注意事項',
  details: '詳細情報',
  clinic: 'クリニック情報',
  noDescription: 'イベントの説明はまだありません',
  noDetails: '詳細情報はまだありません',
  none: '開催中のイベントはありません',
  price: '料金',
  priceWithTax: '税込',
  period: '期間',
  until: '{{date}}まで',
  ended: '終了したイベント',
  upcoming: '開始前のイベント',
  detailImage: '詳細画像 {{n}}',
} satisfies Texts['event'];
