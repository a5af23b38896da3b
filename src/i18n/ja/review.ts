import type { Texts } from '../texts.ts';

export const review = {
  kind: '口コミ',
  treatments: '施術名',
  photos: '施術写真',
  openPhotos: '施術写真を大きく表示',
  before: '前',
  after: '後',
  beforePhoto: '施術前の写真 {{n}}',
  afterPhoto: '施術後の写真 {{n}}',
  content: '口コミ内容',
  event: 'イベント情報',
  clinic: 'クリニック情報',
  doctors: '医師情報',
  count: '{{n}}件の口コミが見つかりました',
  none: '登録された口コミがありません',
  noneHint: '相談を終えた会員の口コミがここに並びます',
  edited: '編集済み',
  visitConfirmed: '来院確認済み',
  resultsDiffer: '施術の結果や感じ方には個人差があります',
  writtenIn: '投稿の言語',
  untitled: 'タイトルのない口コミ',
} satisfies Texts['review'];
