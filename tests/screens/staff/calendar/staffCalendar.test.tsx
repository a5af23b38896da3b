import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Calendar, CalendarEntry } from '../../../../contract/staff/staffCalendar.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

/** Monday, ten in the morning in Korea. */
const NOW = new Date('2026-12-07T01:00:00Z');
const CALENDAR = 'GET /staff/clinics/:id/calendar';
const CLINIC = String(clinicStaff.clinic_id);
const { id: counselId, code } = sampleStaffCounsel();
const day = { opensAt: '10:00', closesAt: '16:00' };
const inKorea = (text: string) => new Date(`${text}:00+09:00`).toISOString();

const entryAt = (time: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  counselId,
  code,
  at: inKorea(time),
  kind: 'consultation',
  status: 'agreed',
  nickname: '나비',
  language: 'ja',
  ...changes,
});

const OTHER = { counselId: '01900000-0000-7000-8000-0000000000c2', code: 'PROP01' };
const ENTRIES = [
  entryAt('2026-12-07T10:00', { status: 'done', code: 'DONE01', language: 'ko' }),
  entryAt('2026-12-08T14:00'),
  entryAt('2026-12-08T14:00', { ...OTHER, status: 'proposed', nickname: null }),
  entryAt('2026-12-09T11:10', { kind: 'treatment', code: 'TREA01' }),
];
const SLOTS = [
  { at: inKorea('2026-12-08T14:00'), taken: 2 },
  { at: inKorea('2026-12-08T14:30'), taken: 1 },
  { at: inKorea('2026-12-09T11:00'), taken: 4 },
];

const calendarWith = (changes: Partial<Calendar> = {}): Calendar => ({
  seats: 2,
  minutes: 60,
  hours: { days: { mon: day, tue: day, wed: day, thu: day } },
  slots: SLOTS,
  entries: ENTRIES,
  ...changes,
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The cell of a day and a half hour. */
function cellAt(dayName: string, time: string) {
  const row = screen.getByRole('rowheader', { name: time }).closest('tr') as HTMLElement;
  const cell = within(row).getAllByRole('cell')[heads().indexOf(dayName) - 1] as HTMLElement;
  return within(cell);
}
const columns = () => heads().slice(1);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the calendar of a clinic', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async (changes: Partial<Calendar> = {}, search = '') => {
    signIn(clinicStaff);
    const asked = mockEndpoint(CALENDAR, { data: calendarWith(changes) });
    const rendered = await renderScreen(`/console/calendar${search}`);
    await screen.findByRole('table', { name: /일정|日程/ });
    return { asked, ...rendered };
  };

  it('shows the week of today, from Monday to Sunday, read at once', async () => {
    const { asked } = await open();
    expect(columns()).toHaveLength(7);
    expect([columns()[0], columns()[6]]).toEqual(['12월 7일(월)', '12월 13일(일)']);
    const { textContent } = screen.getByText(/2026년 12월 7일/);
    expect(textContent).toContain('2026년 12월 7일(월) – 12월 13일(일)');
    expect(asked).toEqual([{ params: { id: CLINIC }, query: { from: '2026-12-07', days: 7 } }]);
    const today = screen.getByRole('button', { name: '12월 7일(월)' });
    expect(today.getAttribute('aria-current')).toBe('date');
  });

  it('has each appointment in the column of its day and the row of its half hour', async () => {
    await open();
    const agreed = cellAt('12월 8일(화)', '14:00').getByRole('link', { name: /AB12CD/ });
    for (const text of ['나비', '상담']) expect(agreed.textContent).toContain(text);
    const odd = cellAt('12월 9일(수)', '11:00').getByRole('link', { name: /TREA01/ });
    for (const text of ['11:10', '시술']) expect(odd.textContent).toContain(text);
    expect(document.querySelectorAll('table a')).toHaveLength(ENTRIES.length);
  });

  it('distinguishes proposed, agreed and done times in words, and names a member without a nickname', async () => {
    await open();
    const cell = cellAt('12월 8일(화)', '14:00');
    const proposed = cell.getByRole('link', { name: /PROP01/ });
    for (const text of ['상담 · 일본어 · 제안 · PROP01', '닉네임 없음'])
      expect(proposed.textContent).toContain(text);
    cell.getByText('상담 · 일본어 · AB12CD');
    cellAt('12월 7일(월)', '10:00').getByText('상담 · 완료 · DONE01');
  });

  it('a press on an appointment leads to its counsel, and Back to the same day', async () => {
    const { user, address, goBack } = await open({}, '?day=2026-12-08&view=day');
    serveCounsel(sampleStaffCounsel());
    await user.click(cellAt('12월 8일(화)', '14:00').getByRole('link', { name: /AB12CD/ }));
    await screen.findByRole('heading', { level: 1, name: '나비' });
    expect(address()).toBe(`/console/counsels/${counselId}?day=2026-12-08&view=day&from=calendar`);
    await goBack();
    await screen.findByRole('table', { name: '일정' });
    expect(address()).toBe('/console/calendar?day=2026-12-08&view=day');
    expect(columns()).toEqual(['12월 8일(화)']);
  });

  it('says how many seats a half hour has left, that it is full, or has too many', async () => {
    await open();
    cellAt('12월 8일(화)', '14:00').getByText('마감');
    cellAt('12월 8일(화)', '14:30').getByText('1자리 남음');
    cellAt('12월 8일(화)', '15:00').getByText('2자리 남음');
    cellAt('12월 9일(수)', '11:00').getByText('정원보다 2명 많아요');
    expect(cellAt('12월 11일(금)', '14:00').queryByText(/자리 남음|마감/)).toBeNull();
  });

  it('says nothing of seats without a limit', async () => {
    await open({ seats: null, slots: [] });
    expect(screen.queryByText(/자리 남음|마감|정원보다/)).toBeNull();
  });

  it('an appointment outside the opening hours has its row', async () => {
    await open({ entries: [entryAt('2026-12-12T19:30')] });
    cellAt('12월 12일(토)', '19:30').getByRole('link', { name: /AB12CD/ });
    screen.getByRole('rowheader', { name: '10:00' });
  });

  it('a week without appointments says so, with its free half hours', async () => {
    await open({ entries: [], slots: [] });
    screen.getByText('이 주에는 일정이 없어요');
    cellAt('12월 8일(화)', '10:00').getByText('2자리 남음');
  });

  it('a day without appointments says so', async () => {
    await open({}, '?day=2026-12-10&view=day');
    screen.getByText('이날은 일정이 없어요');
    expect(screen.queryByText('이 주에는 일정이 없어요')).toBeNull();
  });

  describe('is turned', () => {
    const place = (address: () => string) => {
      const search = new URLSearchParams(address().split('?')[1]);
      return [search.get('day'), search.get('view')];
    };

    it('by the arrow keys, a week at a time; T leads back to today', async () => {
      const { user, address, asked } = await open();
      await user.keyboard('{ArrowRight}');
      expect(place(address)).toEqual(['2026-12-14', null]);
      await waitFor(() => expect(columns()[0]).toBe('12월 14일(월)'));
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(place(address)).toEqual(['2026-11-30', null]);
      await waitFor(() => expect(columns()[0]).toBe('11월 30일(월)'));
      await user.keyboard('t');
      expect(place(address)).toEqual(['2026-12-07', null]);
      await waitFor(() => expect(columns()[0]).toBe('12월 7일(월)'));
      expect(asked.map(({ query }) => query.from)).toEqual(
        expect.arrayContaining(['2026-12-14', '2026-11-30']),
      );
    });

    it('to a day by D, then by single days, and to the week by W, all of it read once', async () => {
      const { user, address, asked } = await open();
      await user.keyboard('d');
      expect(place(address)[1]).toBe('day');
      expect(columns()).toEqual(['12월 7일(월)']);
      await user.keyboard('{ArrowRight}');
      expect(place(address)).toEqual(['2026-12-08', 'day']);
      expect(columns()).toEqual(['12월 8일(화)']);
      await user.keyboard('w');
      expect(place(address)).toEqual(['2026-12-08', 'week']);
      expect(columns()).toHaveLength(7);
      expect(asked).toHaveLength(1);
    });

    it('not by keys in a field, nor by keys with a modifier', async () => {
      const { user, address } = await open();
      await user.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}d{/Alt}{Shift>}w{/Shift}');
      fireEvent.keyDown(screen.getByLabelText('날짜'), { code: 'ArrowRight', key: 'ArrowRight' });
      fireEvent.keyDown(screen.getByLabelText('날짜'), { code: 'KeyD', key: 'd' });
      expect(address()).toBe('/console/calendar');
    });

    it('by buttons whose names say a day or a week', async () => {
      const { user, address } = await open();
      await user.click(await button('다음 주'));
      expect(place(address)).toEqual(['2026-12-14', null]);
      await user.click(await button('오늘'));
      await user.click(await button('하루'));
      expect((await button('하루')).getAttribute('aria-pressed')).toBe('true');
      await user.click(await button('이전 날'));
      expect(place(address)).toEqual(['2026-12-06', 'day']);
    });

    it('by a date, also while its year is typed, a day of the strip, or the head of a column', async () => {
      const { user, address } = await open();
      const date = screen.getByLabelText<HTMLInputElement>('날짜');
      act(() => date.focus());
      for (const [value, day] of [['0202-12-09', null] as const, ['2026-12-09', '2026-12-09']]) {
        fireEvent.change(date, { target: { value } });
        expect([date.value, ...place(address)]).toEqual([value, day, null]);
      }
      await user.click(await button('오늘'));
      expect(date.value).toBe('2026-12-07');
      const strip = within(screen.getByRole('list', { name: '이 주의 날짜' }));
      const tuesday = strip.getByRole('button', { name: '12월 8일(화) 2' });
      await user.click(tuesday);
      expect(place(address)).toEqual(['2026-12-08', null]);
      expect(tuesday.getAttribute('aria-pressed')).toBe('true');
      await user.click(await button('12월 9일(수)'));
      expect(place(address)).toEqual(['2026-12-09', 'day']);
    });
  });

  it.each(['?day=yesterday&view=month', '?day=2026-13-01&view='])(
    'the address %s shows the week of today',
    async (search) => {
      const { asked } = await open({}, search);
      expect(columns()).toHaveLength(7);
      expect(asked[0]?.query.from).toBe('2026-12-07');
    },
  );

  it('leads to the consulting hours', async () => {
    await open();
    const link = screen.getByRole('link', { name: '상담 시간 설정' });
    expect(link.getAttribute('href')).toMatch(/\/console\/calendar\/hours$/);
  });

  it('is in Japanese for those who read it', async () => {
    await open({}, '?lang=ja');
    const cell = cellAt('12月8日(火)', '14:00');
    cell.getByText('相談 · 日本語 · 提案中 · PROP01');
    cell.getByText('ニックネームなし');
    cell.getByText('空きなし');
    cellAt('12月8日(火)', '14:30').getByText('残り1枠');
  });
});

describe('the calendar before and without its answer', () => {
  it('shows that it loads', async () => {
    signIn(clinicStaff);
    mockEndpoint(CALENDAR, () => new Promise(() => {}));
    await renderScreen('/console/calendar');
    await screen.findByText('불러오는 중');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a failed answer can be asked for again', async () => {
    expectConsole(/GET \/staff\/clinics\/:id\/calendar failed: forbidden/);
    signIn(clinicStaff);
    mockEndpoint(CALENDAR, () => refusal('forbidden'));
    const { user } = await renderScreen('/console/calendar');
    const retry = await button('다시 시도');
    mockEndpoint(CALENDAR, { data: calendarWith() });
    await user.click(retry);
    await screen.findByRole('table', { name: '일정' });
  });
});

describe('the calendar of an operator', () => {
  it('asks to choose a clinic and reads nothing; the choice is in the address', async () => {
    signIn(operator);
    const asked = mockEndpoint(CALENDAR, { data: calendarWith() });
    mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    const { user, address } = await renderScreen('/console/calendar');
    await screen.findByText('의원을 고르면 일정이 보여요');
    expect(asked).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: '의원' }));
    await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
    await screen.findByRole('table', { name: '일정' });
    expect(address()).toBe(`/console/calendar?clinic=${CLINIC}`);
    expect(asked.map(({ params }) => params.id)).toEqual([CLINIC]);
    const link = screen.getByRole('link', { name: '상담 시간 설정' });
    expect(link.getAttribute('href')).toContain(`/console/calendar/hours?clinic=${CLINIC}`);
  });

  it('staff of a clinic choose none, also if the address names one', async () => {
    signIn(clinicStaff);
    const asked = mockEndpoint(CALENDAR, { data: calendarWith() });
    await renderScreen('/console/calendar?clinic=01900000-0000-7000-8000-000000000099');
    await screen.findByRole('table', { name: '일정' });
    expect(screen.queryByRole('combobox', { name: '의원' })).toBeNull();
    expect(asked.map(({ params }) => params.id)).toEqual([CLINIC]);
  });
});
