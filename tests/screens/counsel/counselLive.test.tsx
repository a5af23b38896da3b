import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLive } from '../../../src/domain/live/followLive.ts';
import { openMemberStream } from '../../../src/domain/live/useMemberLive.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage, threadAfter } from '../../support/fixtures/counsel/messageWorld.ts';
import { liveStreamOf } from '../../support/screen/liveStreamOf.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const ASK_MS = 15_000;
const SILENCE_MS = 45_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a message of the clinic is shown at once, and the tab is marked', async () => {
  const live = liveStreamOf('/member/live');
  logIn();
  const counsel = sampleCounsel();
  const messages = [sampleMessage(1, { text: '처음' })];
  mockEndpoint('GET /member/counsels/:id', { data: counsel });
  mockEndpoint('GET /member/counsels/:id/messages', ({ query }) =>
    threadAfter(messages, query.after),
  );
  const lists = mockEndpoint('GET /member/counsels', { data: { data: [], total: 0 } });
  await renderScreen(`/counsel/${counsel.id}`);
  await screen.findByText('처음');
  await live.isOpen();
  await pass(1_000);
  const before = lists.length;
  messages.push(sampleMessage(2, { text: '사진을 보내 주세요' }));
  live.say('change', `message ${counsel.id}`);
  await screen.findByText('사진을 보내 주세요');
  await waitFor(() => expect(lists.length).toBeGreaterThan(before));
});

it('without a stream the open counsel shows what the clinic has changed', async () => {
  logIn();
  let counsel = sampleCounsel();
  mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel }));
  await renderScreen(`/counsel/${counsel.id}`);
  await screen.findAllByText('병원 확인 대기');
  counsel = { ...counsel, state: 'CANCELED' };
  await pass(2 * ASK_MS);
  expect(await screen.findAllByText('취소됨')).not.toEqual([]);
});

describe('a live stream', () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());
  const follow = ({ isForHidden = false } = {}) => {
    const onChanges = vi.fn();
    const onAsk = vi.fn();
    stop = followLive({ open: openMemberStream, onChanges, onAsk, isForHidden });
    return { onChanges, onAsk };
  };
  const show = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const asks = { isGap: false };
  const gap = { isGap: true };

  it('reports changes that arrive in pieces together, and leaves out events that it does not support', async () => {
    const live = liveStreamOf('/member/live');
    const { onChanges, onAsk } = follow();
    await live.isOpen();
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith(gap));
    live.write('event: chan');
    live.write('ge\ndata: message a\n\n:\n\nevent: change\nda');
    live.write('ta: counsel b\n\nevent: other\ndata: x\n\nevent: change\ndata: unknown c\n\n');
    await waitFor(() =>
      expect(onChanges.mock.calls).toEqual([
        [
          [
            { kind: 'message', counselId: 'a' },
            { kind: 'counsel', counselId: 'b' },
          ],
        ],
      ]),
    );
  });

  it('is given up when it sends no hello: the page asks every 15 seconds, and tries again', async () => {
    const live = liveStreamOf('/member/live', { isSilent: true });
    const { onAsk } = follow();
    await live.isOpen();
    await pass(ASK_MS);
    expect(onAsk.mock.calls).toEqual([[asks]]);
    expect(live.opened()).toBeGreaterThan(1);
    await pass(ASK_MS);
    expect(onAsk.mock.calls).toEqual([[asks], [asks]]);
  });

  it('asks nothing while it lives; a silent one is opened again, and what was missed is asked', async () => {
    const live = liveStreamOf('/member/live');
    const { onAsk } = follow();
    await live.isOpen();
    await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
    await pass(SILENCE_MS - 1_000);
    live.write(':\n\n');
    await pass(SILENCE_MS - 1_000);
    expect([live.opened(), onAsk.mock.calls.length]).toEqual([1, 1]);
    await pass(5_000);
    expect(live.opened()).toBe(2);
    expect(onAsk.mock.calls.at(-1)).toEqual([gap]);
  });

  it('comes back when the server says so, and at once when the network is back', async () => {
    const live = liveStreamOf('/member/live');
    follow();
    await live.isOpen();
    await pass(100);
    live.say('bye', '4000');
    await pass(3_500);
    expect(live.opened()).toBe(1);
    await pass(1_000);
    expect(live.opened()).toBe(2);
    dispatchEvent(new Event('online'));
    await pass(100);
    expect(live.opened()).toBe(3);
  });

  it('is replaced when another tab opens one: this page asks every 15 seconds until a person returns to it', async () => {
    const live = liveStreamOf('/member/live');
    const { onAsk } = follow();
    await live.isOpen();
    await pass(100);
    live.say('replaced');
    await pass(2 * ASK_MS);
    expect([live.opened(), onAsk.mock.calls.length]).toEqual([1, 3]);
    dispatchEvent(new Event('focus'));
    await pass(100);
    expect(live.opened()).toBe(2);
  });

  it('rests while a page is hidden for long; what has changed meanwhile is shown afterwards', async () => {
    const live = liveStreamOf('/member/live');
    const { onChanges, onAsk } = follow();
    await live.isOpen();
    await pass(100);
    show(true);
    live.say('change', 'message a');
    await pass(30_000);
    expect(onChanges).not.toHaveBeenCalled();
    show(false);
    expect(onChanges).toHaveBeenCalledTimes(1);
    show(true);
    live.write(':\n\n');
    await pass(40_000);
    live.write(':\n\n');
    await pass(50_000);
    expect([live.opened(), onAsk.mock.calls.length]).toEqual([1, 1]);
    show(false);
    await pass(100);
    expect([live.opened(), onAsk.mock.calls.length]).toEqual([2, 2]);
  });

  it('is not opened by a hidden page, which would take it from the tab in use', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const live = liveStreamOf('/member/live');
    const { onAsk } = follow();
    await pass(10 * 60_000);
    dispatchEvent(new Event('online'));
    await pass(100);
    expect([live.opened(), onAsk.mock.calls.length]).toEqual([0, 0]);
    show(false);
    await pass(100);
    expect([live.opened(), onAsk.mock.calls]).toEqual([1, [[gap]]]);
  });

  it('of a page that rests comes back with the page only, also after a network failure', async () => {
    const live = liveStreamOf('/member/live');
    follow();
    await live.isOpen();
    show(true);
    await pass(70_000);
    dispatchEvent(new Event('online'));
    await pass(100_000);
    expect(live.opened()).toBe(1);
    show(false);
    await pass(100);
    expect(live.opened()).toBe(2);
  });

  it('stays open for a hidden console', async () => {
    const live = liveStreamOf('/member/live');
    const { onChanges } = follow({ isForHidden: true });
    await live.isOpen();
    show(true);
    await pass(30_000);
    live.say('change', 'counsel a');
    await pass(1_000);
    expect(onChanges).toHaveBeenCalledTimes(1);
  });

  it('renews a session that ran out, once; without one it is not opened again', async () => {
    const renewals = mockEndpoint('POST /auth/refresh', {});
    const answers = mockEndpoint('GET /member/live', () => refusal('unauthenticated'));
    follow();
    await pass(3 * ASK_MS);
    expect([renewals.length, answers.length]).toEqual([1, 2]);
  });

  it('ends with the page that follows it', async () => {
    const live = liveStreamOf('/member/live');
    const { onChanges, onAsk } = follow();
    await live.isOpen();
    await pass(100);
    live.say('change', 'counsel a');
    stop?.();
    await pass(ASK_MS);
    expect([onChanges.mock.calls.length, onAsk.mock.calls.length, live.opened()]).toEqual([
      0, 1, 1,
    ]);
  });
});
