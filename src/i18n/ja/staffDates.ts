import type { staffDates as korean } from '../ko/staffDates.ts';
import type { Translated } from '../texts.ts';

export const staffDates = {
  consultation: '相談の日時を決める',
  treatment: '施術の日時を決める',
  wished: '会員が希望する時間です。押すとすぐに確定します',
  stay: '会員が韓国に滞在する期間',
  confirm: '{{time}} に確定',
  past: '{{time}} 経過',
  proposed: '提案した時間',
  propose: '時間を提案する',
  proposeOthers: '別の時間を提案する',
  withdraw: '提案を取り下げる',
  withdrawn: '提案を取り下げました',
  hint: '3つまで提案できます。会員が1つを選ぶとすぐに確定します。',
  day: '{{n}}つ目の日にち',
  time: '{{n}}つ目の時間',
  noTime: '時間',
  incomplete: '日にちと時間を両方お選びください',
  isPast: '過ぎた時間は提案できません',
  send: '提案を送る',
  sent: '提案を送りました',
  accepted: '会員が提案を選びました',
} satisfies Translated<typeof korean>;
