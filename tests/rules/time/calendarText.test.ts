import { describe, expect, it } from 'vitest';
import { calendarEvent } from '../../../server/domain/calendarFile/calendarEvent.ts';
import type { CalendarCounsel } from '../../../server/domain/calendarFile/calendarFileSql.ts';
import { calendarText } from '../../../server/domain/calendarFile/calendarText.ts';

const NOW = new Date('2026-12-01T03:04:05.678Z');
const event = {
  uid: 'a@b',
  sequence: 3,
  changedAt: new Date('2026-11-30T00:00:00Z'),
  start: new Date('2026-12-10T05:00:00Z'),
  end: new Date('2026-12-10T06:00:00Z'),
  summary: '나비 예약',
  location: '',
  description: '',
  url: 'https://nabi.example/counsel/a',
  isCanceled: false,
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const line = (name: string, text: string) =>
  unfolded(text).find((each) => each.startsWith(`${name}:`));

describe('a calendar file (RFC 5545)', () => {
  it('has one event, with lines that end in CRLF and times in UTC', () => {
    expect(calendarText(event, NOW)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Nabi//Appointment//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:a@b',
        'SEQUENCE:3',
        'DTSTAMP:20261201T030405Z',
        'LAST-MODIFIED:20261130T000000Z',
        'DTSTART:20261210T050000Z',
        'DTEND:20261210T060000Z',
        'SUMMARY:나비 예약',
        'DESCRIPTION:',
        'URL:https://nabi.example/counsel/a',
        'STATUS:CONFIRMED',
        'CLASS:PRIVATE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes what has a meaning in it, so that no text adds a line', () => {
    const text = calendarText({ ...event, location: 'a\\b;c,d\r\nATTENDEE:x\ny\rz' }, NOW);
    expect(line('LOCATION', text)).toBe('LOCATION:a\\\\b\\;c\\,d\\nATTENDEE:x\\ny\\nz');
    expect(line('ATTENDEE', text)).toBeUndefined();
  });

  it.each([
    ['letters', 'x'.repeat(300)],
    ['Korean', '서울특별시 강남구 테헤란로 '.repeat(12)],
    ['signs of two UTF-16 units', '🦋'.repeat(60)],
  ])('folds %s after 75 bytes at most, never inside one', (_, location) => {
    const text = calendarText({ ...event, location }, NOW);
    const longest = Math.max(...text.split('\r\n').map((each) => Buffer.byteLength(each)));
    expect([longest > 71, longest <= 75]).toEqual([true, true]);
    expect(text).not.toContain('\uFFFD');
    expect(line('LOCATION', text)).toBe(`LOCATION:${location}`);
  });
});

describe('the appointment in it', () => {
  const AT = new Date('2026-12-10T05:00:00Z');
  const LATER = new Date('2026-12-20T05:00:00Z');
  const counsel = (changes: Partial<CalendarCounsel> = {}): CalendarCounsel => ({
    id: '01900000-0000-7000-8000-000000000006',
    state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
    consultationAt: AT,
    treatmentAt: null,
    version: 3,
    updatedAt: NOW,
    language: 'ko',
    address: '서울 어딘가',
    roadAddress: ' 서울특별시 강남구 테헤란로 1',
    detailAddress: '6층 ',
    minutes: 90,
    ...changes,
  });
  const made = (changes?: Partial<CalendarCounsel>) =>
    calendarEvent(counsel(changes), 'https://nabi.example:8443');

  it('AMB-110 says where and when, not which clinic and what for', () => {
    expect(made()).toEqual({
      uid: 'counsel-01900000-0000-7000-8000-000000000006@nabi.example',
      sequence: 3,
      changedAt: NOW,
      start: AT,
      end: new Date('2026-12-10T06:30:00Z'),
      summary: '나비 예약',
      location: '서울특별시 강남구 테헤란로 1 6층',
      description:
        '자세한 내용은 나비에서 확인해주세요.\nhttps://nabi.example:8443/counsel/01900000-0000-7000-8000-000000000006',
      url: 'https://nabi.example:8443/counsel/01900000-0000-7000-8000-000000000006',
      isCanceled: false,
    });
    const address = { roadAddress: null, detailAddress: null };
    expect(made(address)?.location).toBe('서울 어딘가');
    expect(made({ ...address, address: null })?.location).toBe('');
  });

  it('I18N-05 speaks Japanese', () => {
    const event = made({ language: 'ja' });
    expect(event?.summary).toBe('ナビのご予約');
    expect(event?.description).toMatch(/^詳しくはナビでご確認ください。\n.+\?lang=ja$/);
  });

  it.each([
    ['the treatment', { state: 'TREATMENT_APPOINTMENT_CONFIRMED', treatmentAt: LATER }, LATER],
    ['none before it is made', { state: 'CLINIC_CONFIRMED', consultationAt: null }, undefined],
    ['none after the visit', { state: 'CONSULTATION_COMPLETE' }, undefined],
    ['canceled, if it was ahead', { state: 'CANCELED' }, AT],
    ['none if canceled after it', { state: 'CANCELED', updatedAt: LATER }, undefined],
    ['none if canceled without one', { state: 'CANCELED', consultationAt: null }, undefined],
  ] as const)('is %s', (_, changes, start) => {
    const event = made(changes);
    expect(event?.start).toEqual(start);
    if (event) expect(event.isCanceled).toBe('state' in changes && changes.state === 'CANCELED');
  });
});
