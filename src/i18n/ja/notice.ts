import type { Texts } from '../texts.ts';

export const notice = {
  title: 'お知らせ',
  none: 'お知らせはまだありません',
  noneHint: 'クリニックからの返答や予約のお知らせが届くと、ここで確認できます',
  open: 'お知らせを見る',
  choices: 'お知らせの設定',
  choicesHint: '受け取りたいお知らせを選んでください。お知らせのページではすべて確認できます。',
  noChannel: '現在は、お知らせのページでご案内しています',
  notFriend:
    'LINEのお知らせは、公式アカウントを友だちに追加すると届きます。追加済みの場合、操作は不要です。',
  quiet: '夜9時から朝8時まで（韓国時間）は、送信直後のご質問へのお返事のみお届けします。',
  channel: { LINE: 'LINE', EMAIL: 'メール', PUSH: 'ブラウザ通知' },
  topic: {
    reminders: '予約のリマインド',
    answers: '相談の状態と日程',
    messages: '新しいメッセージ',
  },
  topicHint: {
    reminders: '予約の前日と2時間前にお知らせします',
    answers: '相談の状態が変わったときや、日時の候補が届いたときにお知らせします',
    messages: 'クリニックからメッセージが届いたときにお知らせします',
  },
} satisfies Texts['notice'];
