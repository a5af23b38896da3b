import type { Texts } from '../texts.ts';

export const review = {
  treatments: '施術名',
  photos: '施術写真',
  before: '前',
  after: '後',
  beforePhoto: '施術前の写真 {{n}}',
  afterPhoto: '施術後の写真 {{n}}',
  count: '{{n}}件の口コミが見つかりました',
  none: '登録された口コミがありません',
  edit: '口コミを編集する',
  edited: '編集済み',
  writer: '投稿者',
  visitConfirmed: '来院確認済み',
  untitled: 'タイトルのない口コミ',
} satisfies Texts['review'];
