import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import {
  consultation,
  ID,
  openDetail,
  openList,
  setKoreanTime,
} from '../../support/fixtures/counsel/appointmentWorld.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-07T23:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the calendar file', () => {
  const FILE = 'POST /member/counsels/:id/calendar-file';
  const add = { name: '캘린더에 추가' };

  it.each([
    ['the page', openDetail],
    ['the list', (counsel: Counsel) => openList([counsel])],
  ])('is opened from %s by one press', async (_, open) => {
    const { user, environment } = await open(consultation());
    const asked = mockEndpoint(FILE, { data: { path: '/calendar/x.ics?until=1' } });
    await user.click(screen.getByRole('button', add));
    await expect.poll(() => environment.files).toEqual(['/calendar/x.ics?until=1']);
    expect(asked).toEqual([{ params: { id: ID } }]);
  });

  it('a failure says why, and a further press asks again', async () => {
    expectConsole(/The calendar file has no address/);
    const { user, environment } = await openDetail(consultation());
    mockEndpoint(FILE, refusal('internal'));
    await user.click(screen.getByRole('button', add));
    await screen.findByText(/서버에 문제가 생겼어요/);
    mockEndpoint(FILE, { data: { path: '/calendar/y.ics' } });
    await user.click(screen.getByRole('button', add));
    await expect.poll(() => environment.files).toEqual(['/calendar/y.ics']);
    expect(screen.queryByText(/서버에 문제가 생겼어요/)).toBeNull();
  });

  it('stays closed if the member has left the page before its address arrives', async () => {
    const { user, environment, goTo } = await openDetail(consultation());
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = mockEndpoint(FILE, async () => {
      await arrival;
      return { data: { path: '/calendar/x.ics' } };
    });
    await user.click(screen.getByRole('button', add));
    await expect.poll(() => asked.length).toBe(1);
    await goTo('/search');
    await act(async () => arrive());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(environment.files).toEqual([]);
  });

  it.each([
    ['', '캘린더에서 지우기'],
    ['?lang=ja', 'カレンダーから削除'],
  ])('takes a canceled appointment out of the calendar until its time, %s', async (query, name) => {
    const canceled = consultation({ state: 'CANCELED' });
    setKoreanTime('2026-12-10T13:59');
    const { user, environment, unmount } = await openDetail(canceled, query);
    mockEndpoint(FILE, { data: { path: '/calendar/z.ics' } });
    await user.click(screen.getByRole('button', { name }));
    await expect.poll(() => environment.files).toEqual(['/calendar/z.ics']);
    unmount();
    setKoreanTime('2026-12-10T14:00');
    await openDetail(canceled, query);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a canceled counsel without an appointment has nothing to take out', async () => {
    await openDetail(sampleCounsel({ state: 'CANCELED' }));
    expect(screen.queryByRole('button', { name: '캘린더에서 지우기' })).toBeNull();
  });

  it('is not offered once the time has come, in Japanese until then', async () => {
    const { unmount } = await openDetail(consultation(), '?lang=ja');
    screen.getByRole('button', { name: 'カレンダーに追加' });
    unmount();
    setKoreanTime('2026-12-10T14:00');
    await openDetail(consultation());
    expect(screen.queryByRole('button', add)).toBeNull();
  });
});
