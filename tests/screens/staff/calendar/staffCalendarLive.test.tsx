import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Calendar } from '../../../../contract/staff/staffCalendar.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { liveStreamOf } from '../../../support/screen/liveStreamOf.ts';
import { mockEndpoint, mockServer } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

/** Monday, ten in the morning in Korea. */
const NOW = new Date('2026-12-07T01:00:00Z');
const CALENDAR = 'GET /staff/clinics/:id/calendar';
const { id: counselId, code } = sampleStaffCounsel();

const empty: Calendar = { seats: null, minutes: 30, hours: null, slots: [], entries: [] };
const withVisit: Calendar = {
  ...empty,
  entries: [
    {
      counselId,
      code,
      at: '2026-12-08T05:00:00.000Z',
      kind: 'consultation',
      status: 'agreed',
      nickname: '나비',
      language: 'ja',
    },
  ],
};

const button = (name: string) => screen.findByRole('button', { name });

describe('an open calendar', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async () => {
    signIn(clinicStaff);
    const asked = mockEndpoint(CALENDAR, { data: empty });
    const rendered = await renderScreen('/console/calendar');
    await screen.findByRole('table', { name: '일정' });
    return { asked, ...rendered };
  };

  it('follows what members and colleagues change, without prolonging the session', async () => {
    const live = liveStreamOf('/staff/live');
    await open();
    await live.isOpen();
    expect(screen.queryByRole('link', { name: /AB12CD/ })).toBeNull();
    const marks: (string | null)[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.url.includes('/calendar')) marks.push(request.headers.get('x-background'));
    });
    mockEndpoint(CALENDAR, { data: withVisit });
    live.say('change', `counsel ${counselId}`);
    await screen.findByRole('link', { name: /AB12CD/ });
    mockServer.events.removeAllListeners();
    expect(new Set(marks)).toEqual(new Set(['1']));
  });

  it('is loaded again by a press', async () => {
    const { user } = await open();
    mockEndpoint(CALENDAR, { data: withVisit });
    await user.click(await button('새로고침'));
    await screen.findByRole('link', { name: /AB12CD/ });
  });

  it('another week that was seen before is read again after a change', async () => {
    const live = liveStreamOf('/staff/live');
    const { user, asked } = await open();
    await live.isOpen();
    await user.click(await button('다음 주'));
    await waitFor(() => expect(asked.at(-1)?.query.from).toBe('2026-12-14'));
    const again = mockEndpoint(CALENDAR, { data: withVisit });
    live.say('change', `counsel ${counselId}`);
    await waitFor(() => expect(again.at(-1)?.query.from).toBe('2026-12-14'));
    await user.click(await button('이전 주'));
    await waitFor(() => expect(again.at(-1)?.query.from).toBe('2026-12-07'));
  });

  it('moves on to the next day by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
    await open();
    const today = () => document.querySelector('[aria-current=date]')?.textContent;
    expect(today()).toBe('12월 7일(월)');
    vi.setSystemTime(new Date('2026-12-07T15:00:00Z'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(today()).toBe('12월 8일(화)');
  });
});
