import type { device as korean } from '../ko/device.ts';
import type { Translated } from '../texts.ts';

export const device = {
  push: {
    title: 'この端末でお知らせを受け取る',
    hint: 'クリニックからの返答や予約のお知らせを、ブラウザがすぐにお届けします。クリニック名や相談内容は表示されません。',
    asks: '押すと、ブラウザが通知を許可するかどうかを確認します。',
    switchOn: '通知をオンにする',
    switchOff: '通知をオフにする',
    on: 'この端末でお知らせを受け取っています。',
    switchedOn: '通知をオンにしました',
    switchedOff: '通知をオフにしました',
    failed: 'ブラウザが通知をオンにできませんでした。シークレットモードではオンにできません。',
    denied:
      'このブラウザでは通知がブロックされています。ブラウザの設定でこのサイトの通知を許可してから、ページを開き直してください。',
    homeScreen:
      'iPhoneとiPadでは、共有ボタンから「ホーム画面に追加」を選んでください。ホーム画面から開くと、通知をオンにできます。',
    unsupported:
      'このブラウザでは通知を受け取れません。ChromeやSafariなどのブラウザで開いてください。',
  },
  offline: {
    title: 'オフラインでも次のご予約を確認する',
    hint: '次のご予約の日時、クリニック名、住所をこの端末だけに保存します。ログアウトすると削除されます。',
  },
} satisfies Translated<typeof korean>;
