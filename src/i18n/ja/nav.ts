import type { Texts } from '../texts.ts';

export const nav = {
  label: 'メインメニュー',
  home: 'ホーム',
  explore: 'さがす',
  bookmark: 'お気に入り',
  counsel: '相談',
  myPage: 'マイページ',
  path: '現在の位置',
  skipToContent: '本文へ移動',
  languageLabel: '言語',
  korean: '한국어',
  japanese: '日本語',
  switchLabel: '言語の切り替え',
  offerJapanese: '日本語で表示しますか？',
  acceptJapanese: '表示する',
  declineJapanese: '閉じる',
  addFilter: '条件を追加',
  search: '総合検索を開く',
} satisfies Texts['nav'];
