import type { Texts } from '../texts.ts';

export const member = {
  menu: 'マイメニュー',
  nickname: 'ニックネーム',
  noNickname: 'ニックネームがありません',
  sentCounsel: '送ったばかりの相談を見る',
  myReviews: '自分が書いた口コミ',
  writtenReviews: '書いた口コミ',
  noReviews: '書いた口コミがありません',
  reviewsHint: '相談履歴から口コミを書けます',
  onlyYours: '今は自分だけが見られる口コミです',
  shownAgain: '{{date}}に再び公開されます',
  shownOnceChecked: '運営チームが確認しています。確認が終わると公開されます',
  logout: 'ログアウト',
  consents: '同意の記録',
  purpose: {
    collection: '個人情報の収集と利用',
    health: '健康に関する情報の取り扱い',
    handover: 'クリニックへの情報提供',
  },
  lineReading: {
    title: 'LINEで読む',
    hint: 'クリニックからのメッセージをLINEのトークで読めます',
    on: 'オン',
    off: 'オフ',
  },
  consentsHint: 'どのクリニックに何を同意したかを確認し、取り消せます',
  consentsNone: '同意したクリニックはありません',
  exportHint: 'お気に入り、相談、口コミを1つのファイルで受け取れます',
  exported: 'データをダウンロードしました',
  exportElsewhere:
    'このアプリではファイルを保存できません。ChromeやSafariなどのブラウザでもう一度ダウンロードしてください',
  exportData: '自分のデータをダウンロード',
  help: 'カスタマーセンターと規約',
  askByMail: 'カスタマーセンターにメールする',
  askByPhone: 'カスタマーセンターに電話する',
  leave: '退会する',
  leaveQuestion: '本当に退会しますか？',
  leaveConfirm: '退会すると、お気に入り、相談、口コミがすべて削除され、元に戻せません。',
  leaveInLine:
    '退会すると、お気に入り、相談、口コミがすべて削除され、元に戻せません。退会したことはLINEヤフー株式会社に通知され、LINEとの連携も解除されます。',
  left: '退会しました',
} satisfies Texts['member'];
