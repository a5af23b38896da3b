import type { Texts } from '../texts.ts';

export const member = {
  menu: 'マイメニュー',
  nickname: 'ニックネーム',
  noNickname: 'ニックネームがありません',
  myReviews: '自分が書いた口コミ',
  writtenReviews: '書いた口コミ',
  noReviews: '書いた口コミがありません',
  reviewsHint: '相談履歴から口コミを書けます',
  logout: 'ログアウト',
  language: '言語',
  consents: '同意の記録',
  purpose: {
    collection: '個人情報の収集と利用',
    health: '健康に関する情報の取り扱い',
    handover: 'クリニックへの情報提供',
  },
  consentsNone: '同意した項目はありません',
  withdrawConsent: '同意を取り消す',
  withdrawQuestion: '同意を取り消しますか',
  withdrawConfirm:
    '{{purpose}}への同意を取り消すと、もう一度同意するまで相談を予約できません。申し込み済みの相談はそのまま残ります。',
  consentWithdrawn: '同意を取り消しました',
  exportHint: 'お気に入り、相談、口コミを1つのファイルで受け取れます',
  exported: '自分の情報をダウンロードしました',
  exportData: '自分の情報をダウンロード',
  leave: '退会する',
  leaveQuestion: '本当に退会しますか',
  leaveConfirm: '退会すると、お気に入り、相談、口コミがすべて削除され、元に戻せません。',
  left: '退会しました',
} satisfies Texts['member'];
