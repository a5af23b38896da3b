import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import {
  AT,
  consultation,
  openDetail,
  openList,
  setKoreanTime,
} from '../../support/fixtures/counsel/appointmentWorld.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleClinic } from '../../support/screen/sampleAnswers.ts';

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-07T23:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const rowTexts = () => screen.getAllByRole('article').map((row) => row.textContent);

describe('appointments in the list of counsels', () => {
  it('a row says how many days are left, in Korean time', async () => {
    await openList([consultation()]);
    expect(rowTexts()).toEqual([expect.stringContaining('D-3 · 12월 10일(목) 오후 2:00')]);
  });

  it('a row says when the appointment is today, until the day is over', async () => {
    setKoreanTime('2026-12-10T23:59');
    await openList([consultation()]);
    expect(rowTexts()).toEqual([expect.stringContaining('오늘 · 12월 10일(목) 오후 2:00')]);
  });

  it('a row says when the day is over, and nothing comes next', async () => {
    setKoreanTime('2026-12-11T00:00');
    await openList([consultation()]);
    expect(rowTexts()).toEqual([
      expect.stringContaining('일정이 지났어요 · 12월 10일(목) 오후 2:00'),
    ]);
    expect(screen.queryByRole('region', { name: '다가오는 일정' })).toBeNull();
    screen.getByRole('region', { name: '지난 상담' });
  });

  it('a completed counsel says nothing of its old appointment', async () => {
    setKoreanTime('2026-12-11T00:00');
    await openList([consultation({ state: 'CONSULTATION_COMPLETE' })]);
    expect(rowTexts()).toEqual([expect.not.stringContaining('12월 10일')]);
  });

  it('CSL-01 the list has appointments ahead first, the next one with its actions, then what is under way, then what is over', async () => {
    const clinic = briefClinic({ name: '달빛의원' });
    await openList([
      sampleCounsel({ id: 'a' }),
      consultation({ id: 'b', consultationAt: '2027-01-05T05:00:00.000Z' }),
      consultation({ id: 'c', consultationAt: '2026-12-01T05:00:00.000Z' }),
      consultation({ id: 'd', clinic }),
      sampleCounsel({ id: 'e', state: 'CANCELED' }),
      consultation({ id: 'f', state: 'CONSULTATION_COMPLETE' }),
    ]);
    const shown = ['다가오는 일정', '진행 중', '지난 상담'].map((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((row) => within(row).getByRole('heading').querySelector('a')?.getAttribute('href')),
    );
    expect(shown).toEqual([
      ['/counsel/d', '/counsel/b'],
      ['/counsel/a', '/counsel/f'],
      ['/counsel/c', '/counsel/e'],
    ]);
    const [next, ...others] = screen.getAllByRole('article');
    within(next as HTMLElement).getByRole('link', { name: /네이버/ });
    within(next as HTMLElement).getByRole('button', { name: '캘린더에 추가' });
    within(next as HTMLElement).getByRole('link', { name: '다른 시간 요청하기' });
    for (const row of others) {
      expect(within(row).queryByRole('button', { name: '캘린더에 추가' })).toBeNull();
      expect(within(row).queryByRole('link', { name: '다른 시간 요청하기' })).toBeNull();
    }
    screen.getByText('6건의 상담 내역이 있습니다');
  });

  it('an appointment of an old counsel is shown with the first page, once', async () => {
    const counsels = Array.from({ length: 45 }, (_, n) =>
      n === 44 ? consultation({ id: 'old' }) : sampleCounsel({ id: `c-${n}` }),
    );
    let sendOthers = () => {};
    const held = new Promise<void>((resolve) => {
      sendOthers = resolve;
    });
    mockEndpoint('GET /member/counsels', async ({ query: { offset, limit = 0 } }) => {
      if (offset > 0) await held;
      const upcoming = offset === 0 ? { upcoming: counsels.slice(44) } : {};
      return { data: { data: counsels.slice(offset, offset + limit), total: 45, ...upcoming } };
    });
    await renderScreen('/counsel');
    await screen.findByText('45건의 상담 내역이 있습니다');
    const next = () =>
      within(screen.getByRole('region', { name: '다가오는 일정' })).getAllByRole('article');
    expect(next()).toHaveLength(1);
    sendOthers();
    await expect.poll(() => screen.getAllByRole('article').length).toBe(45);
    expect(next()).toHaveLength(1);
  });

  it('a row says that another time is asked for, and that the member did not come', async () => {
    const reschedule = { wishes: { times: [AT] }, at: AT };
    await openList([
      consultation({ reschedule }),
      consultation({ id: 'b', consultationAt: '2026-12-01T05:00:00.000Z', noShow: { at: AT } }),
    ]);
    expect(rowTexts()).toEqual([
      expect.stringContaining('시간 변경 요청 중'),
      expect.stringContaining('방문 기록 없음'),
    ]);
  });

  it.each([
    ['', '다른 시간 요청하기', '요청 보내기'],
    ['?lang=ja', '日時の変更を依頼する', '依頼を送る'],
  ])(
    'AMB-105 the next appointment leads to the open form for another time (%s)',
    async (...texts) => {
      const [query, ask, send] = texts;
      const { user, address } = await openList([consultation()], query);
      mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
      mockEndpoint('GET /member/counsels/:id', { data: consultation() });
      await user.click(screen.getByRole('link', { name: ask }));
      const form = (await screen.findByRole('button', { name: send })).closest('form');
      await expect.poll(() => document.activeElement).toBe(form?.parentElement);
      // A reload, or Back to this page, does not open the form again.
      await expect.poll(address).toBe(`/counsel/${consultation().id}${query}`);
    },
  );

  it('a row no longer says that another time is asked for once the appointment has begun', async () => {
    setKoreanTime('2026-12-10T14:00');
    await openList([consultation({ reschedule: { wishes: { times: [AT] }, at: AT } })]);
    expect(rowTexts()).toEqual([expect.not.stringContaining('시간 변경 요청 중')]);
  });

  it('a consultation that was completed long ago is not under way, unless times are proposed', async () => {
    const complete = { state: 'CONSULTATION_COMPLETE', consultationAt: AT } as const;
    const names = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const proposals = [
      { id: '01900000-0000-7000-8000-0000000000d1', at: '2027-02-10T05:00:00.000Z' },
    ];
    setKoreanTime('2027-01-09T14:00');
    const { unmount } = await openList([consultation(complete)]);
    expect(names()).toEqual(['진행 중']);
    unmount();
    setKoreanTime('2027-01-09T14:01');
    await openList([consultation(complete), consultation({ ...complete, id: 'b', proposals })]);
    expect(names()).toEqual(['진행 중', '지난 상담']);
  });

  it('I18N-05 speaks Japanese', async () => {
    await openList([consultation()], '?lang=ja');
    expect(rowTexts()).toEqual([expect.stringContaining('あと3日 · 12月10日(木) 14:00')]);
    screen.getByRole('region', { name: 'これからのご予約' });
  });
});

describe('the appointment on the page of a counsel', () => {
  const PLEASE_COME = /정해진 시간에 의원을 방문해주세요/;

  it('says how many days are left, and the way to the clinic', async () => {
    await openDetail(consultation());
    screen.getByText('D-3');
    screen.getByRole('link', { name: /네이버/ });
    expect(screen.getAllByText(PLEASE_COME).length).toBeGreaterThan(0);
  });

  it('says that it is today', async () => {
    setKoreanTime('2026-12-10T10:00');
    await openDetail(consultation());
    screen.getByText('오늘');
    expect(screen.getAllByText(PLEASE_COME).length).toBeGreaterThan(0);
  });

  it.each([
    ['the page', openDetail],
    ['the list', (counsel: Counsel, query: string) => openList([counsel], query)],
  ])(
    'from the day before on %s has the phone of the clinic and the card for a taxi driver',
    async (_, open) => {
      const counsel = consultation({ clinicPhone: '02-000-6267' });
      const { unmount } = await open(counsel, '?lang=ja');
      expect(screen.queryByRole('button', { name: 'タクシーで見せる' })).toBeNull();
      unmount();
      setKoreanTime('2026-12-08T23:59');
      const early = await open(counsel, '?lang=ja');
      expect(screen.queryByRole('button', { name: 'タクシーで見せる' })).toBeNull();
      early.unmount();
      setKoreanTime('2026-12-09T00:00');
      const { user } = await open(counsel, '?lang=ja');
      const call = screen.getByRole('link', { name: /\+82-2-000-6267/ });
      expect(call.getAttribute('href')).toBe('tel:+8220006267');
      await user.click(screen.getByRole('button', { name: 'タクシーで見せる' }));
      await screen.findByRole('dialog', { name: 'タクシーで見せる' });
    },
  );

  it('never asks to come once the time has passed', async () => {
    setKoreanTime('2026-12-10T14:00');
    await openDetail(consultation());
    expect(screen.queryByText(PLEASE_COME)).toBeNull();
    screen.getByText('의원이 방문을 확인하면 알려드려요');
  });

  it('says after the day that the appointment is over', async () => {
    setKoreanTime('2026-12-11T00:00');
    await openDetail(
      consultation({ state: 'TREATMENT_APPOINTMENT_CONFIRMED', treatmentAt: AT }),
      '?lang=ja',
    );
    screen.getByRole('heading', { level: 1, name: '予約の日時が過ぎました' });
    expect(screen.queryByText('決まった時間にクリニックへお越しください')).toBeNull();
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
  });

  it('AMB-18 can be canceled until its day is over; then the page asks whether the member came', async () => {
    const cancel = { name: '상담 취소하기' };
    setKoreanTime('2026-12-10T23:59');
    const { unmount } = await openDetail(consultation());
    screen.getByRole('button', cancel);
    unmount();
    setKoreanTime('2026-12-11T00:00');
    await openDetail(consultation());
    expect(screen.queryByRole('button', cancel)).toBeNull();
    screen.getByRole('button', { name: '못 갔어요' });
  });
});
