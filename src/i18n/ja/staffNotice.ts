import type { staffNotice as korean } from '../ko/staffNotice.ts';
import type { Translated } from '../texts.ts';

export const staffNotice = {
  hint: '会員とスタッフへの通知です。送る手段がない場合はここだけに表示され、送信前に変わった内容は送りません',
  none: '通知はありません',
  state: '状態',
  allStates: 'すべての状態',
  stateName: {
    WAITING: '送信待ち',
    SENT: '送信済み',
    SHOWN: '送信なし',
    DROPPED: '送信取り消し',
    FAILED: '失敗',
  },
  channel: { LINE: 'LINE', EMAIL: 'メール', PUSH: 'ブラウザ通知', STAFF: 'スタッフ' },
  attempts: '{{n}}回試行',
  problem: {
    status: '送信先のエラー（{{n}}）',
    noAnswer: '応答なし',
    mayHaveArrived: '応答なし（届いた可能性あり）',
    notSent: '送信できず',
    quota: '今月のLINE配信数の上限に到達',
  },
  counsel: '相談を見る',
  emails: '通知を受け取るメールを設定',
} satisfies Translated<typeof korean>;
