import type { staffRetention as korean } from '../ko/staffRetention.ts';
import type { Translated } from '../texts.ts';

export const staffRetention = {
  hint: '期間を過ぎたデータは、毎日午前10時（韓国時間）から少しずつ削除します。期間の変更は次回の整理から反映されます',
  months: '{{n}}か月',
  days: '{{n}}日',
  never: '保管し続ける',
  ran: '最後の整理',
  ranRows: '{{n}}件',
  notRun: 'まだ整理していません',
  change: '期間を変更',
  look: '今削除されるものを見る',
  period: { month: '保管期間（か月）', day: '保管期間（日）' },
  range: '{{least}}〜{{greatest}}の数字を入力してください',
  optional: '0を入力すると保管し続けます',
  wrong: '保管期間が決められた範囲にありません',
  nothing: '今削除されるものはありません',
  stays: '自動では削除しません',
  goes: {
    deleted: '今{{n}}件が削除されます',
    erased: '今{{n}}件の内容が削除されます',
    leaves: '今{{n}}名が退会になります',
  },
  oldest: '最も古いもの: {{date}}',
  toTell: '{{n}}名に先にお知らせし、30日たってもログインがなければ退会になります',
  noReturn: '削除したデータは元に戻せません',
  save: '{{period}}で保存する',
  saveNever: '保管し続ける',
  saved: '保管期間を変更しました',
  kind: {
    counsel: {
      name: '終わった相談の内容',
      hint: '完了またはキャンセルされた相談の内容、メッセージ、メモ、理由を削除します。状態と日時は統計のために残ります。最後の変更から数えます',
    },
    note: {
      name: '終わった相談の内部メモ',
      hint: '完了またはキャンセルされた相談の内部メモを先に削除します。最後の変更から数えます',
    },
    notice: {
      name: '送ったお知らせ',
      hint: '会員やスタッフに送った、または送れなかったお知らせです。送信待ちのお知らせは削除しません',
    },
    answer: {
      name: '保存された応答',
      hint: '同じリクエストが二重に処理されないよう1日間置き、10分ごとに削除します。決められた期間のため変更できません',
    },
    session: {
      name: '終わったログイン',
      hint: 'ログアウトした、または期限が切れたログインの記録です。韓国の通信秘密保護法により3か月以上保管します',
    },
    access: {
      name: '監査記録',
      hint: '誰が何を見て、何を変えたかの記録です。韓国の個人情報の安全管理基準により2年以上保管し、1時間ごとに削除します',
    },
    member: {
      name: '長くログインしていない会員',
      hint: '退会と同じように、すべての情報を削除します。30日前にLINEでお知らせしますが、LINEを連携していない会員にはお知らせする方法がありません。最後のログインが終わった日から数えます',
    },
  },
} satisfies Translated<typeof korean>;
