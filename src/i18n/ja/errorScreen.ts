import type { Texts } from '../texts.ts';

export const errorScreen = {
  title: 'Unexpected Application Error!',
  sentence: '画面の表示中に問題が起きました。しばらくしてからもう一度お試しください。',
  retry: 'もう一度試す',
  goHome: 'ホームへ戻る',
  notFound: 'ページが見つかりません',
  notFoundHint: 'アドレスが変わったか、ページがなくなりました',
  lineSilent: 'LINEから応答がありません',
  lineSilentHint: '通信が不安定なようです。もう一度お試しいただくか、ログインせずにご覧ください。',
  lookAround: 'ログインせずに見る',
} satisfies Texts['errorScreen'];
