import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clinic } from '../../../contract/clinic.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';

const usual = { opensAt: '10:00', closesAt: '19:00', breakFrom: '13:00', breakTo: '14:00' };
const WEEK = { days: { mon: usual, tue: usual, wed: { opensAt: '10:00', closesAt: '24:00' } } };

/** A Monday, half past ten in Korea. */
const NOW = new Date('2026-11-23T01:30:00Z');
const fakeNow = (now: Date) => vi.useFakeTimers({ now, toFake: ['Date'] });

beforeEach(() => void fakeNow(NOW));
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('TZ', 'Asia/Seoul');
});

async function openClinic(changes: Partial<Clinic>, query = '') {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic(changes) });
  const rendered = await renderScreen(`/contents/clinic/${sampleClinic().id}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return rendered;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const today = () => document.querySelector('summary')?.textContent;

describe('opening hours on the page of a clinic', () => {
  it.each([
    ['2026-11-23T01:30:00Z', '', '오늘 10:00–19:00 · 진료 중'],
    ['2026-11-23T04:30:00Z', '', '오늘 10:00–19:00 · 휴게시간'],
    ['2026-11-23T10:00:00Z', '', '오늘 10:00–19:00 · 진료 종료'],
    ['2026-11-24T16:00:00Z', '', '오늘 10:00–24:00 · 진료 전'],
    ['2026-11-27T03:00:00Z', '', '오늘 휴진'],
    ['2026-12-25T03:00:00Z', '', '오늘(공휴일) 휴진'],
    ['2026-11-23T01:30:00Z', '?lang=ja', '本日 10:00–19:00 · 診療中'],
    ['2026-12-25T03:00:00Z', '?lang=ja', '本日(祝日) 休診'],
  ])('at %s%s: %s', async (now, query, line) => {
    fakeNow(new Date(now));
    await openClinic({ openingHours: WEEK }, query);
    expect(today()).toBe(line);
  });

  it('AMB-59 are in Korean time on a device elsewhere, and say so', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    await openClinic({ openingHours: WEEK });
    expect(today()).toBe('오늘 10:00–19:00 · 진료 중 (한국 시간)');
  });

  it('follow the clock while the page is open', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T03:59:30Z'), shouldAdvanceTime: true });
    await openClinic({ openingHours: WEEK });
    expect(today()).toMatch(/진료 중$/);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(today()).toMatch(/휴게시간$/);
  });

  it('unfold to the week with breaks, public holidays and the closed days still to come', async () => {
    const closedOn = ['2026-12-24', '2026-11-20', '2026-11-26'];
    await openClinic({ openingHours: { ...WEEK, closedOn } });
    const rows = [...(document.querySelectorAll('details dl > div') ?? [])];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '월요일10:00–19:00 (휴게 13:00–14:00)',
      '화요일10:00–19:00 (휴게 13:00–14:00)',
      '수요일10:00–24:00',
      '목요일휴진',
      '금요일휴진',
      '토요일휴진',
      '일요일휴진',
      '공휴일휴진',
    ]);
    const closed = screen.getByText('임시 휴진일').parentElement?.textContent;
    expect(closed).toBe('임시 휴진일 2026년 11월 26일(목), 2026년 12월 24일(목)');
  });
});

describe('what a clinic says about itself', () => {
  const FULL: Partial<Clinic> = {
    station: { id: 's', name: '예술회관역', nameJa: '芸術会館駅', exit: '2', minutesOnFoot: 3 },
    phone: '02-123-4567',
    languages: ['ko', 'ja'],
    facts: ['japanese', 'foreign-patients', 'parking'],
    registrationNumber: 'M-2020-01',
    priceMenu: [
      {
        treatment: { id: 'botox', name: '보톡스', nameJa: 'ボトックス' },
        priceFrom: 90_000,
        priceTo: 1_500_000,
        vatIncluded: true,
      },
      { treatment: { id: 'icl', name: '렌즈삽입술' }, priceFrom: 40_000, vatIncluded: false },
    ],
  };

  it.each([
    ['', '예술회관역 2번 출구 도보 3분', '02-123-4567', '한국어 · 일본어'],
    ['?lang=ja', '芸術会館駅2番出口 徒歩3分', '+82-2-123-4567', '韓国語 · 日本語'],
  ])('station, phone and languages %s', async (query, station, phone, languages) => {
    await openClinic(FULL, query);
    screen.getByText(station);
    screen.getByText(languages);
    const link = screen.getByRole('link', { name: phone });
    expect(link.getAttribute('href')).toBe('tel:+8221234567');
  });

  it.each([
    [{ exit: '2' }, '예술회관역 2번 출구'],
    [{ minutesOnFoot: 3 }, '예술회관역 도보 3분'],
    [{}, '예술회관역'],
  ])('a station of which only %o is known', async (known, line) => {
    await openClinic({ station: { id: 's', name: '예술회관역', ...known } });
    expect(section('진료 안내').getByText(line)).toBeTruthy();
  });

  it.each([
    [3, '', '답변 시간', '최근 상담 답변의 절반을 3시간 안에 보냈어요'],
    [49, '', '답변 시간', '최근 상담 답변의 절반을 3일 안에 보냈어요'],
    [3, '?lang=ja', '返信までの時間', '最近の相談への返信の半数は3時間以内でした'],
  ])(
    'within how many hours half of the answers came: %i%s',
    async (answerHours, query, name, text) => {
      await openClinic({ answerHours }, query);
      const basics = section(query ? '診療のご案内' : '진료 안내');
      basics.getByRole('img', { name });
      expect(basics.getByRole('definition').textContent).toBe(text);
    },
  );

  it('facts are chips; the registration is a line with its number', async () => {
    await openClinic(FULL);
    const chips = within(screen.getByRole('list', { name: '병원 특징' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['일본어 상담', '주차']);
    section('진료 안내').getByText('외국인환자 유치 등록 M-2020-01');
  });

  it.each([
    {
      query: '',
      title: '시술 가격',
      name: '보톡스',
      other: '보톡스, 다른 의원 가격 보기',
      prices: ['90,000~1,500,000원 부가세 포함', '40,000원 부가세 별도'],
    },
    {
      query: '?lang=ja',
      title: '施術料金',
      name: 'ボトックス',
      other: 'ボトックス、他院の料金を見る',
      prices: ['90,000〜1,500,000ウォン 税込', '40,000ウォン 税別'],
    },
  ])(
    'prices name their treatment and have a link to other clinics $query',
    async ({ query, title, name, other, prices }) => {
      await openClinic(FULL, query);
      const menu = section(title);
      expect(menu.getByText(name).closest('a')).toBeNull();
      const link = menu.getByRole('link', { name: other });
      expect(link.getAttribute('href')).toMatch(/^\/contents\?treatmentId=botox/);
      const lines = menu.getAllByRole('paragraph').map(({ textContent }) => textContent);
      expect(lines).toEqual(prices);
    },
  );

  it('what is unknown has no row, and without any there is no heading', async () => {
    const { unmount } = await openClinic({ phone: '02-123-4567' });
    expect(section('진료 안내').getAllByRole('term')).toHaveLength(1);
    unmount();
    await openClinic({ openingHours: null, facts: [], languages: [], priceMenu: [] });
    for (const name of ['진료 안내', '시술 가격']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
  });
});
