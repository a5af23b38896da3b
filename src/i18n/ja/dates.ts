import type { dates as korean } from '../ko/dates.ts';
import type { Translated } from '../texts.ts';

export const dates = {
  wishes: {
    hint: '空欄のままでもかまいません。クリニックが確認して日時を決めます',
    koreanTime: '韓国時間でお選びください',
    kind: 'お知らせいただく内容',
    times: '希望の時間',
    stay: '滞在期間',
    nth: '第{{n}}希望',
    day: '第{{n}}希望の日',
    time: '第{{n}}希望の時間',
    noDay: '日にち',
    noTime: '時間',
    closed: '{{day}} 休診',
    remove: '第{{n}}希望を削除',
    add: '時間を追加',
    from: '最初の日',
    to: '最後の日',
    problem: {
      incomplete: 'ご希望の日時の空欄を埋めるか、削除してください',
      past: '過ぎた時間があります。ご希望の日時を選び直してください',
      order: '最後の日が最初の日より前になっています',
      tooFar: 'ご希望の日時は1年以内でお選びください',
    },
  },
  appointment: {
    next: '次のご予約',
    ahead: 'あと{{n}}日',
    today: '今日',
    over: '予約の日時が過ぎました',
    nextStep: 'クリニックが来院を確認するとお知らせします',
  },
} satisfies Translated<typeof korean>;
