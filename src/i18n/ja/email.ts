import type { Texts } from '../texts.ts';

export const email = {
  about: 'お知らせをメールでも受け取れます。メールにクリニック名や相談の内容は記載しません。',
  address: 'メールアドレス',
  placeholder: 'name@example.com',
  invalid: 'メールアドレスをご確認ください',
  ask: '確認コードを受け取る',
  keep: '変更しない',
  sent: 'このアドレスに6桁のコードをお送りしました。{{minutes}}分以内に入力してください。',
  notArrived: 'メールが届かない場合は、迷惑メールフォルダとアドレスをご確認ください。',
  code: '確認コード',
  codeMissing: '6桁の数字を入力してください',
  wrongCode:
    'コードが正しくないか、有効期限が過ぎています。ご確認いただくか、新しいコードを受け取ってください',
  confirm: '確認する',
  again: 'コードを再送する',
  sentAgain: 'コードを再送しました',
  other: '別のアドレスを使う',
  confirmed: 'メールアドレスを登録しました',
  change: 'アドレスを変更',
  remove: 'アドレスを削除',
  removeQuestion: 'メールアドレスを削除しますか？',
  removeEffect: 'メールではお知らせしなくなります。お知らせのページでは引き続きご覧いただけます。',
  removed: 'メールアドレスを削除しました',
  notSent: '現在メールを送信できません。しばらくしてからもう一度お試しください',
  dayLimit: '本日はこれ以上コードを送信できません。明日もう一度お試しください',
} satisfies Texts['email'];
