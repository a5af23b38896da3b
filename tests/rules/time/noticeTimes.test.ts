import { expect, it } from 'vitest';
import { REMINDER_KINDS, type ReminderKind } from '../../../contract/plain/noticeKinds.ts';
import { NOTICE_WAITS_MS } from '../../../server/lib/outcome.ts';
import {
  dueAppointments,
  isQuiet,
  leavesAt,
  missedBefore,
  needsReminder,
  nextAttempt,
  remindsAt,
} from '../../../server/notify/noticeRules.ts';

/** A time of the clock in Seoul; `day` counts from the 20th of November. */
const seoul = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00+09:00`);
const HOUR = 60 * 60 * 1_000;

it.each([
  ['20:59', false],
  ['21:00', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['12:00', false],
])('at %s in Seoul it is quiet: %s', (time, quiet) => {
  expect(isQuiet(seoul(time))).toBe(quiet);
});

it('a notice that is written in the quiet hours leaves at eight', () => {
  const longAgo = seoul('10:00', 1);
  expect(leavesAt(seoul('20:59'), longAgo)).toEqual(seoul('20:59'));
  expect(leavesAt(seoul('21:00'), longAgo)).toEqual(seoul('08:00', 21));
  expect(leavesAt(seoul('03:00'), longAgo)).toEqual(seoul('08:00'));
});

it('an answer to what the member wrote within the last hour leaves at once', () => {
  expect(leavesAt(seoul('23:00'), seoul('22:00'))).toEqual(seoul('23:00'));
  expect(leavesAt(seoul('23:01'), seoul('22:00'))).toEqual(seoul('08:00', 21));
});

it.each([
  ['20:59', null],
  ['21:00', null],
  ['21:01', seoul('21:00')],
  ['23:59', seoul('21:00')],
  ['00:00', seoul('21:00', 19)],
  ['07:59', seoul('21:00', 19)],
  ['08:00', null],
])('at %s what was due by day and was not sent waits: what was due before %s', (time, before) => {
  expect(missedBefore(seoul(time))).toEqual(before);
});

it.each([
  ['REMINDER_DAY', '15:00', seoul('15:00', 19)],
  ['REMINDER_SOON', '15:00', seoul('13:00')],
  ['REMINDER_SOON', '10:00', seoul('08:00')],
  ['REMINDER_SOON', '09:59', seoul('20:30', 19)],
  ['REMINDER_DAY', '07:30', seoul('20:30', 18)],
  ['REMINDER_DAY', '20:29', seoul('20:29', 19)],
  ['REMINDER_DAY', '21:30', seoul('20:30', 19)],
  ['REMINDER_SOON', '23:30', seoul('20:30')],
  ['REMINDER_SOON', '01:00', seoul('20:30', 19)],
] as const)(
  '%s of an appointment at %s leaves in the daytime, at the latest at 20:30',
  (kind, time, leaves) => {
    expect(remindsAt(kind, seoul(time))).toEqual(leaves);
  },
);

it('members are reminded of every appointment, at any time of the day', () => {
  for (const kind of REMINDER_KINDS) {
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const appointment = new Date(seoul('00:00').getTime() + (quarter * HOUR) / 4);
      const first = firstDue(kind, appointment);
      expect(first).toEqual(remindsAt(kind, appointment));
    }
  }
});

it.each(REMINDER_KINDS)('no %s is written in the quiet hours', (kind) => {
  for (const time of ['21:00', '23:59', '00:00', '07:59']) {
    expect(dueAppointments(kind, seoul(time)), time).toBeNull();
  }
  expect(dueAppointments(kind, seoul('08:00'))).not.toBeNull();
});

/** The first minute in which a job that runs each minute finds the appointment. */
function firstDue(kind: ReminderKind, appointment: Date): Date | undefined {
  for (let minutes = 40 * 60; minutes > 0; minutes -= 1) {
    const now = new Date(appointment.getTime() - minutes * 60_000);
    const due = dueAppointments(kind, now);
    if (due && appointment > due.from && appointment <= due.to) return now;
  }
  return;
}

it('an appointment that was made after the time of a reminder gets none: the member has just heard of it', () => {
  const appointment = seoul('15:00');
  const made = (madeAt: Date) => needsReminder('REMINDER_DAY', { appointment, madeAt });
  expect([made(seoul('15:00', 19)), made(seoul('15:01', 19))]).toEqual([true, false]);
});

it('a failed delivery waits for the end of the quiet hours, but not an answer that was sent in them', () => {
  const next = (createdAt: Date, now: Date, isToMember = true) =>
    nextAttempt({ attempts: 4, createdAt, isToMember, waitsMs: NOTICE_WAITS_MS }, now);
  expect(next(seoul('20:45'), seoul('20:55'))).toEqual(seoul('08:00', 21));
  expect(next(seoul('22:00'), seoul('22:05'))).toEqual(seoul('22:15'));
  const firstMinute = new Date(seoul('21:00').getTime() + 30_000);
  expect(next(seoul('21:00'), firstMinute)).toEqual(new Date(seoul('21:10').getTime() + 30_000));
  expect(next(seoul('03:00'), seoul('20:55'))).toEqual(seoul('08:00', 21));
  // Missed by day, it leaves with an answer of the night.
  expect(next(seoul('20:45'), seoul('22:05'))).toEqual(seoul('22:15'));
  expect(next(seoul('20:45'), seoul('20:55'), false)).toEqual(seoul('21:05'));
});
