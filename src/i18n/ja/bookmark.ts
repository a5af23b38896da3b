import type { Texts } from '../texts.ts';

export const bookmark = {
  title: 'お気に入り一覧',
  add: 'お気に入りに追加',
  remove: 'お気に入り解除',
  named: '{{name}}をお気に入りに追加',
  added: 'お気に入りに追加しました',
  removed: 'お気に入りを解除しました',
} satisfies Texts['bookmark'];
