import { describe, expect, it } from 'vitest';
import { DAY, dateOf, monthEnd } from '../../../server/demo/generate/lib/clock.ts';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';

/** Days of a first start: years apart, a leap day, and the last hour of a year in Korea. */
const STARTS = ['2026-11-23T02:00:00Z', '2028-02-29T12:00:00Z', '2029-12-31T14:30:00Z'];

describe.each(STARTS)('a demonstration first started at %s', (start) => {
  const now = Date.parse(start);
  const today = dateOf(now);
  const { practices, members } = makeDemo(new Date(start));
  const events = practices.flatMap((practice) => practice.events);
  const reviews = practices.flatMap((practice) => practice.reviews);
  const counsels = practices.flatMap((practice) => practice.counsels);

  const within = (days: number, times: readonly number[]) =>
    times.filter((time) => time <= now && time > now - days * DAY).length;

  it('has running events, a few that end soon, and none longer than 13 months', () => {
    expect(events).toHaveLength(220);
    expect(events.filter((it) => it.startsOn > today || it.endsOn < today)).toEqual([]);
    const soon = events.filter(({ endsOn }) => endsOn <= dateOf(now + 7 * DAY));
    expect(soon.length).toBeGreaterThanOrEqual(3);
    expect(soon.length).toBeLessThan(25);
    const inHalfAYear = dateOf(now + 180 * DAY);
    expect(events.filter(({ endsOn }) => endsOn > inHalfAYear).length).toBeGreaterThan(40);
    const daysOf = (it: (typeof events)[number]) =>
      (Date.parse(it.endsOn) - Date.parse(it.startsOn)) / DAY;
    expect(Math.max(...events.map(daysOf))).toBeLessThan(400);
  });

  it('names a season in the title of an event only during that season', () => {
    const seasons = ['봄', '여름', '가을', '겨울'];
    const seasonOf = (date: string) =>
      seasons[Math.floor(((Number(date.slice(5, 7)) + 9) % 12) / 3)];
    const misnamed = events.filter(({ title, startsOn, endsOn }) => {
      const season = /^(봄|여름|가을|겨울)(?= |에 시작)/.exec(title)?.[1];
      const isNow = [startsOn, today, endsOn].every((date) => seasonOf(date) === season);
      return season !== undefined && !isNow;
    });
    expect(misnamed.map(({ title }) => title)).toEqual([]);
  });

  it('has reviews and counsels of the last days and months, and none in the future', () => {
    const written = reviews.map(({ createdAt }) => createdAt);
    expect(Math.max(...written)).toBeLessThan(now);
    expect(within(7, written)).toBeGreaterThan(3);
    expect(within(90, written)).toBeGreaterThan(100);
    const asked = counsels.map(({ createdAt }) => createdAt);
    expect(Math.max(...asked)).toBeLessThan(now);
    expect(within(3, asked)).toBeGreaterThan(3);
    expect(Math.max(...members.map(({ createdAt }) => createdAt))).toBeLessThan(now);
  });

  it('has visits in the coming weeks, and a few in the last days', () => {
    const visits = counsels.flatMap(({ state, consultationAt, treatmentAt }) => {
      if (state === 'CONSULTATION_APPOINTMENT_CONFIRMED') return [consultationAt ?? 0];
      return state === 'TREATMENT_APPOINTMENT_CONFIRMED' ? [treatmentAt ?? 0] : [];
    });
    expect(visits.length).toBeGreaterThan(50);
    const ahead = visits.filter((time) => time > now);
    expect(ahead.length).toBeGreaterThan(50);
    expect(Math.max(...ahead)).toBeLessThan(now + 30 * DAY);
    expect(Math.min(...visits)).toBeGreaterThan(now - 5 * DAY);
    const isSunday = (time: number) => new Date(`${dateOf(time)}T00:00:00Z`).getUTCDay() === 0;
    expect(visits.filter(isSunday)).toEqual([]);
  });

  it('has no review written between midnight and seven in Korea', () => {
    const hourOf = (time: number) => (new Date(time).getUTCHours() + 9) % 24;
    expect(reviews.filter(({ createdAt }) => hourOf(createdAt) < 7)).toEqual([]);
  });
});

describe('the last day of a month', () => {
  it.each([
    ['2026-11-23T02:00:00Z', 0, '2026-11-30'],
    ['2026-11-23T02:00:00Z', 3, '2027-02-28'],
    ['2027-11-23T02:00:00Z', 3, '2028-02-29'],
    // In Korea it is the next month already.
    ['2026-11-30T15:00:00Z', 1, '2027-01-31'],
  ])('%s and %d months', (time, months, day) => {
    expect(monthEnd(Date.parse(time), months)).toBe(day);
  });
});
