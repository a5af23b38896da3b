import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import { LIVE_ASK_MS } from '../../../../src/constants.ts';
import { fakeAudio } from '../../../support/fakes/fakeAudio.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { liveStreamOf } from '../../../support/screen/liveStreamOf.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const SOUND = '새 상담, 메시지, 시간 변경 요청을 소리로 알려주기';
const NEW = sampleStaffCounsel({ id: '01900000-0000-7000-8000-00000000c0de', code: 'NEW111' });

describe('news in the console that cannot be read', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expectConsole(/^console.error: The inbox was not brought up to date/);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const openInbox = async (path = '/console/counsels') => {
    signIn(clinicStaff);
    const news = { unread: 4, waiting: 1, asking: 0, mark: null as number | null };
    const inbox = [sampleStaffCounsel()];
    let refused: 'news' | 'counsels' | undefined;
    const isRefused = (call: 'news' | 'counsels') => {
      if (refused !== call) return false;
      refused = undefined;
      return true;
    };
    const asked = mockEndpoint('GET /staff/news', () =>
      isRefused('news') ? refusal('overloaded') : { data: news },
    );
    const listed = mockEndpoint('GET /staff/counsels', () =>
      isRefused('counsels') ? refusal('overloaded') : { data: inbox, total: inbox.length },
    );
    const rendered = await renderScreen(path);
    await screen.findAllByText('AB12CD');
    await screen.findByText('읽지 않은 메시지 4건');
    const refuseOnce = (call: 'news' | 'counsels') => {
      refused = call;
    };
    const book = (counsel: StaffCounsel) => {
      inbox.unshift(counsel);
      news.waiting += 1;
    };
    const afterPoll = () => act(() => vi.advanceTimersByTimeAsync(LIVE_ASK_MS));
    return { ...rendered, news, book, refuseOnce, afterPoll, asked, listed };
  };

  it('are asked for again, so a new booking is shown and rings although no other change comes', async () => {
    const live = liveStreamOf('/staff/live');
    const tones = fakeAudio();
    const { user, book, refuseOnce, afterPoll, asked, listed } = await openInbox();
    await user.click(screen.getByRole('checkbox', { name: SOUND }));
    await waitFor(() => expect(tones.count()).toBe(2));
    await live.isOpen();
    await waitFor(() => expect(listed).toHaveLength(2));
    const before = asked.length;
    book(NEW);
    refuseOnce('news');
    live.say('change', `counsel ${NEW.id}`);
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    await afterPoll();
    await screen.findByText('NEW111');
    await screen.findByText('확인을 기다리는 상담 2건');
    await waitFor(() => expect(tones.count()).toBe(4));
    await afterPoll();
    expect([asked.length, listed.length]).toEqual([before + 2, 3]);
  });

  it('leave the list to the next try when the list alone has failed', async () => {
    const { news, book, refuseOnce, afterPoll, listed } = await openInbox();
    book(NEW);
    news.mark = 7;
    refuseOnce('counsels');
    await afterPoll();
    await waitFor(() => expect(listed).toHaveLength(2));
    await afterPoll();
    await screen.findByText('NEW111');
    await afterPoll();
    expect(listed).toHaveLength(3);
  });

  it('renew the open counsel that is on no shown page of the inbox with the next try', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel({ id: NEW.id, note: '처음 메모' });
    mockEndpoint('GET /staff/counsels/:id', () => ({ data: counsel }));
    const { refuseOnce, afterPoll, asked, listed } = await openInbox(
      `/console/counsels/${NEW.id}?tab=new`,
    );
    await screen.findByDisplayValue('처음 메모');
    await live.isOpen();
    await waitFor(() => expect(listed).toHaveLength(2));
    const before = asked.length;
    Object.assign(counsel, { version: 2, note: '동료의 메모' });
    refuseOnce('news');
    live.say('change', `counsel ${NEW.id}`);
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    await afterPoll();
    await screen.findByDisplayValue('동료의 메모');
  });

  it('are asked for again without an open counsel that no longer exists', async () => {
    const live = liveStreamOf('/staff/live');
    let isGone = false;
    const reads = mockEndpoint('GET /staff/counsels/:id', () =>
      isGone ? refusal('not_found') : { data: sampleStaffCounsel({ id: NEW.id, note: '메모' }) },
    );
    const { afterPoll, asked, listed } = await openInbox(`/console/counsels/${NEW.id}?tab=new`);
    await screen.findByDisplayValue('메모');
    await live.isOpen();
    await waitFor(() => expect(listed).toHaveLength(2));
    const before = asked.length;
    isGone = true;
    live.say('change', `counsel ${NEW.id}`);
    await waitFor(() => expect(reads).toHaveLength(2));
    await afterPoll();
    await waitFor(() => expect(listed).toHaveLength(4));
    await afterPoll();
    expect([asked.length, listed.length, reads.length]).toEqual([before + 2, 4, 2]);
  });

  it('do not load the list without a stream when nothing has changed', async () => {
    const { refuseOnce, afterPoll, asked, listed } = await openInbox();
    const before = asked.length;
    refuseOnce('news');
    await afterPoll();
    await afterPoll();
    await waitFor(() => expect(asked).toHaveLength(before + 2));
    expect(listed).toHaveLength(1);
  });

  it('are not asked for again when the console is left', async () => {
    const live = liveStreamOf('/staff/live');
    const { unmount, refuseOnce, afterPoll, asked, listed } = await openInbox();
    await live.isOpen();
    await waitFor(() => expect(listed).toHaveLength(2));
    const before = asked.length;
    refuseOnce('news');
    live.say('change', `counsel ${NEW.id}`);
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    unmount();
    await afterPoll();
    expect(asked).toHaveLength(before + 1);
  });
});
