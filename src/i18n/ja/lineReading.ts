import type { Texts } from '../texts.ts';

export const lineReading = {
  start: '同意してオンにする',
  stop: 'オフにする',
  started: 'LINEでメッセージを読めるようになりました',
  stopped: '今後、LINEにはお知らせのみ送ります',
  agreedAt: '同意日',
  blocked:
    'LINEで公式アカウントをブロックしているか、友だちから削除しています。もう一度友だちに追加すると、LINEで受け取れます',
  text: {
    '2026-11-25': {
      receiver: 'LINE（LINEヤフー株式会社、日本）',
      purpose: 'クリニックからのメッセージをLINEのトークで読めるように、内容をLINEに送ります',
      items: 'クリニックからのメッセージの文章（健康に関する内容を含むことがあります）、相談番号',
      period:
        '送った文章はLINEのトークに残ります。オフにすると、それ以降のメッセージの内容は送りません',
      freedom:
        'オンにしなくても、ご相談はそのままご利用いただけます。その場合は、新着のお知らせとリンクのみをお送りします。スマートフォンのロック画面に内容が表示されることがありますので、LINEの通知設定をご確認ください。',
    },
  },
} satisfies Texts['lineReading'];
