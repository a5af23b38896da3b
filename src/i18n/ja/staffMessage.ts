import type { staffMessage as korean } from '../ko/staffMessage.ts';
import type { Translated } from '../texts.ts';

export const staffMessage = {
  title: 'やりとり',
  placeholder: '会員に送る内容を入力してください',
  sendAndConfirm: '送信して確認済みにする',
  sentAndConfirmed: 'メッセージを送信し、申し込みを確認しました',
  sentOnly: 'メッセージは送信しましたが、申し込みを確認済みにできませんでした。{{reason}}',
  sentUnsure:
    'メッセージは送信しました。申し込みが確認済みになったか分からないため、次のステップの「確認する」を押してください',
  speaks: '会員の言語は{{language}}です',
  consentMissing:
    '現在、会員の同意がないため、会員は返信したり日時を決めたりできません。会員は相談の画面でもう一度同意できます',
  none: 'まだメッセージのやりとりはありません',
  arrived: '会員から新しいメッセージが届きました',
  unread: '新着メッセージ {{n}}',
  onlyUnread: '未読メッセージのみ',
  byOperator: '理由を選ぶとメッセージを閲覧できます。理由は監査ログに残ります',
  notTranslated:
    '会員が自動翻訳に同意していないため、原文のみ表示しています。会員の相談画面で同意をおたずねしています',
  chooseReason: '理由を選択',
  show: 'メッセージを見る',
  line: {
    SENT: 'LINEで送信しました',
    TOLD: 'LINEで通知を送りました。内容は当サービスで確認できます',
    LATER: 'LINEがまだ受け付けていないため、再送します',
    BLOCKED: '会員がLINEアカウントをブロックしているため、当サービスでのみ確認できます',
    QUOTA: '今月のLINE配信数の上限に達したため、当サービスでのみ確認できます',
    FAILED: 'LINEで送信できませんでした。当サービスでのみ確認できます',
  },
  templates: '定型文',
  noTemplates: '保存した定型文はありません',
  addExamples: '例文を追加する',
  examplesAdded: '例文を追加しました。クリニックに合わせて編集してください',
  insert: '{{name}}を挿入',
  newTemplate: '新しい定型文',
  editTemplate: '{{name}}を編集',
  templateName: '定型文の名前',
  korean: '韓国語の文',
  koreanHint: '{{words}}は、メッセージに挿入すると、その相談の内容に置き換わります',
  japanese: '日本語の文',
  japaneseHint:
    '日本語の会員にはこの文を挿入します。空欄の場合は韓国語の文を挿入します。{{words}}もその相談の内容に置き換わります',
  unfilled: '{{words}}に入る内容がまだありません。送信前に直接入力してください',
  fillIn: '定型文の名前と韓国語の文を入力してください',
  tooManyTemplates: '定型文は{{n}}件まで保存できます。不要な定型文を削除してください',
  templateGone: '他のスタッフがこの定型文を削除しました。保存すると新しい定型文として追加されます',
  kept: '定型文を保存しました',
  remove: '削除する',
  removeSurely: '本当に削除する',
  removed: '定型文を削除しました',
} satisfies Translated<typeof korean>;
