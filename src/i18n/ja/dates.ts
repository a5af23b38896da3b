import type { dates as korean } from '../ko/dates.ts';
import type { Translated } from '../texts.ts';

export const dates = {
  proposals: {
    title: 'クリニックからこの日時の提案があります',
    hint: '1つ選ぶと、すぐに予約が確定します',
    accept: 'この時間で確定',
    none: '合う時間がありません',
    draft: 'ご提案の日時は都合がつきません。可能な日時は',
    accepted: '予約が確定しました',
    gone: 'クリニックが提案を変更したか、時間が過ぎています。現在の表示をご確認ください',
  },
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
