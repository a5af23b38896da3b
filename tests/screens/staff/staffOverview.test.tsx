import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Overview, OverviewTotals } from '../../../contract/staff/staffOverview.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  signIn,
} from '../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

/** Ten in the morning in Korea. */
const NOW = new Date('2026-11-20T01:00:00Z');
const OVERVIEW = 'GET /staff/overview';
const EXPORT = 'GET /staff/overview/export';
const EVENT = '01900000-0000-7000-8000-0000000000e1';

const counts = {
  booked: 0,
  line: 0,
  web: 0,
  confirmed: 0,
  completed: 0,
  missed: 0,
  canceled: 0,
};
const rates = { answered: 0, answerHours: null, completedShare: null };
const totals = (changes: Partial<OverviewTotals> = {}): OverviewTotals => ({
  ...counts,
  ...rates,
  reviewed: 0,
  rating: null,
  ...changes,
});
const none = { ...counts, ...rates };

const sampleOverview = (changes: Partial<Overview> = {}): Overview => ({
  from: '2026-11-19',
  to: '2026-11-20',
  before: { from: '2026-11-17', to: '2026-11-18' },
  countedAt: '2026-11-20T00:55:00.000Z',
  totals: totals({
    booked: 12,
    completed: 3,
    canceled: 1,
    completedShare: 0.75,
    answerHours: 5,
    reviewed: 4,
    rating: 4.25,
  }),
  totalsBefore: totals({ booked: 9, canceled: 1, completedShare: 0.8, answerHours: 7 }),
  days: [
    { ...counts, day: '2026-11-19', booked: 1_200 },
    { ...counts, day: '2026-11-20', booked: 2, missed: 1 },
  ],
  steps: [
    { ...none, from: '2026-11-19', to: '2026-11-19', booked: 3, web: 2, line: 1 },
    { ...none, from: '2026-11-20', to: '2026-11-20', answered: 2, answerHours: 5 },
  ],
  months: [
    { month: '2026-10', reviewed: 0, rating: null },
    { month: '2026-11', reviewed: 4, rating: 4.25 },
  ],
  events: [{ id: EVENT, name: '가을 리프팅', nameJa: '秋のリフト', viewed: 200, booked: 3 }],
  ...changes,
});

const empty = sampleOverview({
  totals: totals(),
  totalsBefore: totals(),
  months: [],
  events: [],
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The cells of a table, row by row. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const numberOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

describe('the overview of a clinic', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async (search = '', overview = sampleOverview(), who = clinicStaff) => {
    signIn(who);
    const asked = mockEndpoint(OVERVIEW, { data: overview });
    const rendered = await renderScreen(`/console/overview${search}`);
    await screen.findByText(/5분마다|5分ごと/);
    return { asked, ...rendered };
  };

  it('shows 90 days until today in Korea, and says which', async () => {
    const { asked } = await open();
    screen.getByRole('heading', { level: 1, name: '현황' });
    expect(asked).toEqual([{ query: { from: '2026-08-23', to: '2026-11-20' } }]);
    screen.getByText('2026년 11월 19일(목) – 11월 20일(금)');
    screen.getByText(/오전 9:55에 집계했어요/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('compares the numbers with those of before; what is unknown is a dash', async () => {
    await open();
    expect(numberOf('새 신청')?.textContent).toBe('12이전 9+3');
    expect(numberOf('취소')?.textContent).toBe('1이전 1±0');
    expect(numberOf('첫 답변까지')?.textContent).toBe('5시간이전 7시간−2시간');
    expect(numberOf('완료율')?.textContent).toBe('75%이전 80%−5%p');
    expect(numberOf('리뷰 평점')?.textContent).toBe('4.3리뷰 4건이전 –');
  });

  it.each([
    [4.32, 4.3, '4.3리뷰 4건이전 4.3±0'],
    [4.25, 4.24, '4.3리뷰 4건이전 4.2+0.1'],
    [4.14, 4.25, '4.1리뷰 4건이전 4.3−0.2'],
  ])('a rating of %s after %s is compared as it is shown', async (rating, before, shown) => {
    const totalsBefore = totals({ reviewed: 4, rating: before });
    await open('', sampleOverview({ totals: totals({ reviewed: 4, rating }), totalsBefore }));
    expect(numberOf('리뷰 평점')?.textContent).toBe(shown);
  });

  it('has a table for each plot, which screen readers always find, newest first', async () => {
    await open();
    expect(rowsOf('날짜별 상담 표')).toEqual([
      ['날짜', '새 신청', '확인', '상담 완료', '미방문', '취소'],
      ['11월 20일(금)', '2', '0', '0', '1', '0'],
      ['11월 19일(목)', '1,200', '0', '0', '0', '0'],
    ]);
    expect(rowsOf('첫 답변까지 걸린 시간 표')[1]).toEqual(['11월 20일(금)', '2', '5시간']);
    expect(rowsOf('신청 경로 표')).toEqual([
      ['기간', '웹', '라인'],
      ['11월 20일(금)', '0', '0'],
      ['11월 19일(목)', '2', '1'],
    ]);
    expect(rowsOf('월별 평점 표')).toEqual([
      ['월', '리뷰', '평균 평점'],
      ['2026년 11월', '4', '4.3'],
      ['2026년 10월', '0', '–'],
    ]);
    expect(rowsOf('완료율 표')[1]).toEqual(['11월 20일(금)', '0', '0', '–']);
  });

  it('shows the table to everybody by a press, and hides it again', async () => {
    const { user } = await open();
    const toggle = await button('날짜별 상담 표 보기');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    const region = screen.getByRole('region', { name: '날짜별 상담 표' });
    expect([region.className.includes('sr-only'), region.tabIndex]).toEqual([false, 0]);
    await user.click(await button('날짜별 상담 표 닫기'));
    expect(region.className).toBe('sr-only');
  });

  it('counsels of before the sources were stored are named', async () => {
    const [step] = sampleOverview().steps;
    await open(
      '',
      sampleOverview({ steps: [{ ...none, ...step, booked: 7 }] as Overview['steps'] }),
    );
    expect(rowsOf('신청 경로 표')).toEqual([
      ['기간', '웹', '라인', '알 수 없음'],
      ['11월 19일(목)', '2', '1', '4'],
    ]);
  });

  it('has the events with views and counsels, linked to their editor', async () => {
    await open();
    expect(rowsOf('이벤트 표')[1]).toEqual(['가을 리프팅', '200', '3', '1.5%']);
    const link = screen.getByRole('link', { name: '가을 리프팅' });
    expect(link.getAttribute('href')).toBe(`/console/contents/event/${EVENT}`);
  });

  it('says what the mouse or finger points at', async () => {
    const { container } = await open();
    const [plot] = container.querySelectorAll('main svg[viewBox="0 0 2 100"]');
    if (!plot) throw new Error('There is no plot');
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
    fireEvent.pointerMove(plot, { clientX: 75 });
    await screen.findByText('11월 20일(금)', { selector: 'p' });
    fireEvent.pointerLeave(plot);
    expect(screen.queryByText('11월 20일(금)', { selector: 'p' })).toBeNull();
  });

  it('is in Japanese, too', async () => {
    await open('?lang=ja');
    screen.getByRole('heading', { level: 1, name: '集計' });
    expect(numberOf('最初の返答まで')?.textContent).toBe('5時間前期間 7時間−2時間');
    expect(rowsOf('月ごとの評価の表')[1]).toEqual(['2026年11月', '4', '4.3']);
    screen.getByRole('link', { name: '秋のリフト' });
  });

  describe('the days', () => {
    it('are chosen, and stay in the address', async () => {
      const { user, asked, address } = await open();
      await user.click(await button('7일'));
      await waitFor(() =>
        expect(asked.at(-1)).toEqual({ query: { from: '2026-11-14', to: '2026-11-20' } }),
      );
      expect(address()).toBe('/console/overview?days=7');
    });

    it('are any other, beginning with those on show', async () => {
      const { user, asked } = await open('?days=7');
      await user.click(await button('직접 선택'));
      const from = screen.getByLabelText<HTMLInputElement>('시작일');
      expect(from.value).toBe('2026-11-14');
      fireEvent.change(from, { target: { value: '2026-11-01' } });
      await waitFor(() =>
        expect(asked.at(-1)).toEqual({ query: { from: '2026-11-01', to: '2026-11-20' } }),
      );
    });

    it.each([
      ['in a wrong order', 'from=2026-11-20&to=2026-11-19', /기간이 366일보다 길어요/],
      ['too many', 'from=2025-11-19&to=2026-11-20', /기간이 366일보다 길어요/],
      ['missing', 'from=&to=2026-11-20', '시작일과 종료일을 모두 골라주세요'],
      ['half typed', 'from=0202-11-19&to=2026-11-20', '시작일과 종료일을 모두 골라주세요'],
    ])('are not asked for when they are %s, and the page says so', async (_name, days, told) => {
      signIn(clinicStaff);
      const asked = mockEndpoint(OVERVIEW, { data: empty });
      await renderScreen(`/console/overview?days=custom&${days}`);
      await screen.findByText(told);
      expect(asked).toEqual([]);
    });
  });

  it('operators see all clinics, or one of them', async () => {
    const clinic = sampleStaffClinic();
    mockEndpoint('GET /staff/clinics', { data: [clinic], total: 1 });
    mockEndpoint('GET /staff/clinics/:id', { data: clinic });
    const { asked, goTo } = await open('?days=7', sampleOverview(), operator);
    expect(asked).toHaveLength(1);
    await goTo(`/console/overview?days=7&clinic=${clinic.id}`);
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ clinicId: clinic.id }));
  });

  describe('the file of a table', () => {
    it('is downloaded for the days and the clinic on show', async () => {
      const saved: string[] = [];
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download);
      });
      const { user } = await open('?days=7');
      const asked = mockEndpoint(EXPORT, 'month,reviews,rating\r\n');
      await user.click(await button('월별 평점 CSV 내려받기'));
      await screen.findByText('파일을 내려받았어요');
      const query = { from: '2026-11-14', to: '2026-11-20', table: 'ratings' };
      expect(asked).toEqual([{ query }]);
      expect(saved).toEqual(['overview-ratings-2026-11-14-2026-11-20.csv']);
    });

    it('that cannot be made is said', async () => {
      expectConsole(/failed: overloaded/);
      const { user } = await open();
      mockEndpoint(EXPORT, refusal('overloaded'));
      await user.click(await button('이벤트 CSV 내려받기'));
      await screen.findByRole('alert');
    });
  });

  it('is empty when nothing happened', async () => {
    await open('', empty);
    screen.getByText('이 기간에는 아직 기록이 없어요');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    signIn(clinicStaff);
    expectConsole(/GET \/staff\/overview failed/);
    mockEndpoint(OVERVIEW, refusal('internal'));
    const { user } = await renderScreen('/console/overview');
    const retry = await button('다시 시도');
    mockEndpoint(OVERVIEW, { data: sampleOverview() });
    await user.click(retry);
    await screen.findByRole('table', { name: '날짜별 상담 표' });
  });
});
