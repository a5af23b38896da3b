import { expect, it } from 'vitest';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { kindOfMove, NOTICE_KINDS, type NoticeKind } from '../../../contract/plain/noticeKinds.ts';
import { noticeText } from '../../../contract/texts/noticeTexts.ts';
import { NOTICE_WAITS_MS, nextTry, outcomeOf } from '../../../server/lib/outcome.ts';

const changeText = (
  from: CounselState,
  state: CounselState,
  language: Language,
  isToReview = false,
) => noticeText({ kind: kindOfMove(from, state, isToReview), state }, language);

it('a notice names the new state', () => {
  expect(changeText('CLINIC_CONFIRMED', 'CANCELED', 'ko')).toBe('상담 상태가 바뀌었어요: 취소됨');
});

it.each([
  ['ko', '새로운 소식이 있어요. 확인해주세요.'],
  ['ja', '新しいお知らせがあります。ご確認ください。'],
] as const)(
  'a kind of a newer server, and a change without its state, have a general sentence in %s',
  (language, sentence) => {
    const kind = 'OF_A_NEWER_SERVER' as NoticeKind;
    expect(noticeText({ kind, state: null }, language)).toBe(sentence);
    expect(noticeText({ kind: 'CHANGE', state: null }, language)).toBe(sentence);
  },
);

it.each([
  ['CONSULTATION_APPOINTMENT_CONFIRMED', 'CLINIC_CONFIRMED'],
  ['TREATMENT_APPOINTMENT_CONFIRMED', 'CONSULTATION_COMPLETE'],
] as const)(
  'a step back from %s is explained, because its state alone would say nothing new',
  (from, to) => {
    expect(changeText(from, to, 'ko')).toBe(
      '예약 일시를 다시 정하게 되었어요. 정해지면 알려드릴게요.',
    );
    expect(changeText(from, to, 'ja')).toBe(
      'ご予約の日時を決め直すことになりました。決まり次第お知らせします。',
    );
  },
);

it('an appointment instead of another one has its own sentence, because the state is the same', () => {
  const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
  expect(changeText(state, state, 'ko')).toBe('예약 일시가 바뀌었어요. 확인해주세요.');
  expect(changeText(state, state, 'ja')).toBe('ご予約の日時が変わりました。ご確認ください。');
});

it('a notice is true on any day it arrives', () => {
  for (const kind of NOTICE_KINDS) {
    expect(noticeText({ kind, state: 'CANCELED' }, 'ko')).not.toMatch(/오늘|내일/);
    expect(noticeText({ kind, state: 'CANCELED' }, 'ja')).not.toMatch(/今日|明日/);
  }
});

it('a notice of a completed consultation says that the member can write a review', () => {
  const completed = (language: Language) =>
    changeText('CONSULTATION_APPOINTMENT_CONFIRMED', 'CONSULTATION_COMPLETE', language, true);
  expect(completed('ko')).toBe('상담 상태가 바뀌었어요: 상담 완료. 리뷰를 남길 수 있어요.');
  expect(completed('ja')).toBe(
    'ご相談の状態が変わりました：相談完了。口コミをご投稿いただけます。',
  );
});

it('a notice of a completed consultation does not, after the review or without a visit', () => {
  const [from, to] = ['CONSULTATION_APPOINTMENT_CONFIRMED', 'CONSULTATION_COMPLETE'] as const;
  expect(changeText(from, to, 'ko')).toBe('상담 상태가 바뀌었어요: 상담 완료');
  expect(changeText(from, to, 'ja')).toBe('ご相談の状態が変わりました：相談完了');
});

it('the waiting time grows up to an hour', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const waits = [0, 1, 2, 3, 4, 5, 50].map(
    (n) => (nextTry(NOTICE_WAITS_MS, n, now).getTime() - now.getTime()) / 1_000,
  );
  expect(waits).toEqual([8, 30, 120, 600, 3_600, 3_600, 3_600]);
});

it.each([
  [200, 'SENT'],
  [202, 'SENT'],
  [409, 'SENT'],
  [300, 'FAILED'],
  [302, 'FAILED'],
  [400, 'FAILED'],
  [401, 'WAITING'],
  [403, 'WAITING'],
  [404, 'FAILED'],
  [408, 'WAITING'],
  [429, 'WAITING'],
  [500, 'WAITING'],
])('an answer of %i means %s', (status, state) => {
  expect(outcomeOf(status).state).toBe(state);
});

it('without an answer a delivery waits', () => {
  expect(outcomeOf(null)).toEqual({ state: 'WAITING', problem: 'no answer' });
});

it('staff read the status that a notice failed with', () => {
  expect(outcomeOf(400)).toEqual({ state: 'FAILED', problem: 'status 400' });
});
