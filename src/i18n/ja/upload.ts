import type { Texts } from '../texts.ts';

export const upload = {
  add: '写真を追加',
  replace: '写真を変更',
  remove: '削除',
  reorder: '並べ替え',
  moveEarlier: '前へ移動',
  moveLater: '後ろへ移動',
  moved: '{{all}}件中{{n}}番目に移動しました',
  dragHelp:
    'スペースキーで持ち上げ、矢印キーで移動し、もう一度スペースキーで置きます。Escキーで取り消せます。',
  picked: '{{name}}を持ち上げました。{{all}}件中{{n}}番目',
  notMoved: '元の位置に戻しました',
  imagesOnly: '画像ファイルのみアップロードできます。',
  tooLarge: 'ファイル「{{name}}」のサイズが{{n}}MBを超えています。',
  photosLost: '写真{{n}}枚を読み込めませんでした。もう一度選んでください',
} satisfies Texts['upload'];
