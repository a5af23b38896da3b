import type { Texts } from '../texts.ts';

export const message = {
  label: 'メッセージ',
  placeholder: 'クリニックに聞きたいことを入力してください',
  hint: 'メッセージと写真はこのクリニックにだけ届き、公開されません',
  send: '送信する',
  sendAgain: 'もう一度送信する',
  photos: '写真',
  addPhotos: '写真を添付する',
  mostPhotos: '写真は一度に{{n}}枚まで送信できます',
  tooLong: '{{most}}文字まで送信できます。現在は{{n}}文字です',
  notSent:
    'メッセージを送信できたか確認できませんでした。入力内容は残っています。もう一度押しても、二重に送信されることはありません',
  photosNotSent:
    '写真をアップロードできませんでした。内容はそのままですので、もう一度送信してください',
  unreachable:
    'サーバーと通信できませんでした。内容はそのままですので、通信環境を確認して、もう一度送信してください',
  unreadable: '読み込めない写真です。外して送信するか、別の写真を選んでください：{{names}}',
  refused: '{{reason}}。入力した内容はそのまま残っています',
  me: '自分',
  unsent: '送信を取り消したメッセージです',
  read: '既読',
  arrived: '{{name}}から新しいメッセージが届きました',
  earlier: '以前の内容{{n}}件を見る',
  unread: '新着メッセージ {{n}}',
  seeUnread: '新しいメッセージ{{n}}件を見る',
} satisfies Texts['message'];
