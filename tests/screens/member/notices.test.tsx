import { setTimeout as wait } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MemberNotice, NoticeChoices } from '../../../contract/notice.ts';
import { NOTICE_LIMIT } from '../../../contract/plain/limits.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { liveStreamOf } from '../../support/screen/liveStreamOf.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const COUNSEL = '01900000-0000-7000-8000-00000000c001';
const notice = (n: number, changes: Partial<MemberNotice> = {}): MemberNotice => ({
  id: `01900000-0000-7000-8000-${String(1_000 - n).padStart(12, '0')}`,
  kind: 'MESSAGE',
  state: null,
  counsel_id: COUNSEL,
  clinic: { id: COUNSEL, name: '나비의원', nameJa: 'ナビ医院' },
  created_at: '2026-11-22T03:00:00.000Z',
  isNew: false,
  ...changes,
});

const navigation = () => within(screen.getByRole('navigation', { name: '주 메뉴' }));
const tab = () => navigation().getByRole('link', { name: /마이페이지/ });
const isMarked = () => tab().textContent?.includes('새 알림이 있어요');

describe('/notices', () => {
  it('shows what happened, with the clinic, linked to the counsel, and marks it as seen', async () => {
    logIn();
    const data = [
      notice(1, { kind: 'CHANGE', state: 'CLINIC_CONFIRMED', isNew: true }),
      notice(2, { kind: 'INACTIVE', counsel_id: null, clinic: null }),
      notice(3, { kind: 'REVIEW', counsel_id: null, clinic: null }),
    ];
    mockEndpoint('GET /member/notices', { data, hasNews: true });
    const seen = mockEndpoint('POST /member/notices/read', {});
    await renderScreen('/notices');
    const link = await screen.findByRole('link', {
      name: '상담 상태가 바뀌었어요: 병원 확인 완료',
    });
    expect(link.getAttribute('href')).toBe(`/counsel/${COUNSEL}`);
    screen.getByText('나비의원');
    expect(screen.getByRole('link', { name: /회원 정보를 지울/ }).getAttribute('href')).toBe(
      '/my-page',
    );
    expect(screen.getByRole('link', { name: /리뷰의 공개 상태/ }).getAttribute('href')).toBe(
      '/my-page/reviews',
    );
    await waitFor(() => expect(seen).toEqual([{ body: { until: data[0]?.id } }]));
    await waitFor(() => expect(isMarked()).toBe(false));
    // It stays marked as long as the page is open.
    expect(screen.getAllByText('새 알림이 있어요')).toHaveLength(1);
  });

  it('are no longer marked on the next visit', async () => {
    logIn();
    mockEndpoint('GET /member/notices', { data: [notice(1, { isNew: true })], hasNews: true });
    mockEndpoint('POST /member/notices/read', {});
    const { goTo } = await renderScreen('/notices');
    await screen.findByRole('link', { name: '새 메시지가 도착했어요.' });
    await waitFor(() => expect(isMarked()).toBe(false));
    await goTo('/my-page');
    await screen.findByRole('button', { name: '로그아웃' });
    await goTo('/notices');
    await screen.findByRole('link', { name: '새 메시지가 도착했어요.' });
    expect(screen.queryByText('새 알림이 있어요')).toBeNull();
  });

  it('they stay marked when the live stream says that they were seen', async () => {
    const live = liveStreamOf('/member/live');
    logIn();
    let isNew = true;
    const asked = mockEndpoint('GET /member/notices', () => ({
      data: [notice(1, { isNew })],
      hasNews: isNew,
    }));
    mockEndpoint('POST /member/notices/read', () => {
      isNew = false;
      return {};
    });
    await renderScreen('/notices');
    await screen.findByRole('link', { name: '새 메시지가 도착했어요.' });
    await live.isOpen();
    await waitFor(() => expect(isNew).toBe(false));
    const before = asked.length;
    live.say('change', `notice ${COUNSEL}`);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(isMarked()).toBe(false));
    expect(screen.getAllByText('새 알림이 있어요')).toHaveLength(1);
  });

  it('speaks the language of the page, not that of the counsel', async () => {
    logIn();
    mockEndpoint('GET /member/notices', { data: [notice(1)], hasNews: false });
    await renderScreen('/notices?lang=ja');
    await screen.findByRole('link', { name: '新しいメッセージが届きました。' });
    screen.getByText('ナビ医院');
  });

  it.each([
    ['', '2026년 12월 10일 목요일 오후 2:00', '일정이 지났어요'],
    ['?lang=ja', '2026年12月10日(木) 14:00', '予約の日時が過ぎました'],
  ])('names the appointment, and says when that of a reminder is over (%s)', async (...texts) => {
    const [query, at, over] = texts;
    logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-09T14:00:00+09:00') });
    onTestFinished(() => void vi.useRealTimers());
    const [ahead, past] = ['2026-12-10T05:00:00.000Z', '2026-12-01T05:00:00.000Z'];
    const data = [
      notice(1, { kind: 'REMINDER_DAY', appointmentAt: ahead }),
      notice(2, { kind: 'MOVED', appointmentAt: ahead }),
      notice(3, { kind: 'REMINDER_SOON', appointmentAt: past }),
      notice(4, { appointmentAt: null }),
    ];
    mockEndpoint('GET /member/notices', { data, hasNews: false });
    await renderScreen(`/notices${query}`);
    const rows = (await screen.findAllByRole('article')).map((row) => within(row));
    expect(rows.map((row) => row.queryByText(over) !== null)).toEqual([false, false, true, false]);
    const named = (row: (typeof rows)[number]) =>
      row.queryAllByText((_, element) => element?.matches(`time[datetime="${ahead}"]`) === true);
    expect(rows.map((row) => named(row).map(({ textContent }) => textContent))).toEqual([
      [at],
      [at],
      [],
      [],
    ]);
  });

  it('AMB-101 loads older notices after the last one', async () => {
    logIn();
    const all = Array.from({ length: NOTICE_LIMIT + 1 }, (_, n) => notice(n));
    const asked = mockEndpoint('GET /member/notices', ({ query }) => {
      const from = all.findIndex(({ id }) => id === query.after) + 1;
      return { data: all.slice(from, from + NOTICE_LIMIT), hasNews: false };
    });
    await renderScreen('/notices');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(NOTICE_LIMIT + 1));
    expect(asked.at(-1)?.query.after).toBe(all[NOTICE_LIMIT - 1]?.id);
  });

  it('says so when there is none, and does not ask a member who may have counsels to book one', async () => {
    logIn();
    await renderScreen('/notices');
    await screen.findByText('아직 알림이 없어요');
    screen.getByText('의원의 답변이나 예약 소식이 오면 여기에서 볼 수 있어요');
  });

  it('ERR-06 a page that could not mark them as seen shows them all the same', async () => {
    const isReported = expectConsole(/Notices were not marked as seen/);
    logIn();
    mockEndpoint('GET /member/notices', { data: [notice(1, { isNew: true })], hasNews: true });
    mockEndpoint('POST /member/notices/read', refusal('internal'));
    await renderScreen('/notices');
    await screen.findByRole('link', { name: '새 메시지가 도착했어요.' });
    await expect.poll(isReported).toBe(true);
  });
});

describe('a new notice', () => {
  it('is marked on the tab, in my page and over the list of counsels', async () => {
    logIn();
    mockEndpoint('GET /member/notices', { data: [notice(1, { isNew: true })], hasNews: true });
    const { goTo } = await renderScreen('/my-page');
    const row = await screen.findByRole('link', { name: '알림 새 알림이 있어요' });
    expect(row.getAttribute('href')).toBe('/notices');
    await expect.poll(isMarked).toBe(true);
    await goTo('/counsel');
    const link = await within(screen.getByRole('main')).findByRole('link', {
      name: '알림 새 알림이 있어요',
    });
    expect(link.getAttribute('href')).toBe('/notices');
  });

  it('is heard of by the live stream', async () => {
    const live = liveStreamOf('/member/live');
    logIn();
    let hasNews = false;
    mockEndpoint('GET /member/notices', () => ({ data: [], hasNews }));
    await renderScreen('/search');
    await live.isOpen();
    hasNews = true;
    live.say('change', `notice ${COUNSEL}`);
    await expect.poll(isMarked).toBe(true);
  });

  it('is not asked for by guests, or by members without a nickname', async () => {
    const asked = mockEndpoint('GET /member/notices', { data: [], hasNews: true });
    const { goTo } = await renderScreen('/notices');
    await screen.findByText('로그인이 필요한 페이지 입니다');
    await goTo('/search');
    await screen.findByRole('heading', { name: '통합검색' });
    expect([asked, isMarked()]).toEqual([[], false]);
  });
});

describe('/my-page/notices', () => {
  const PATH = '/my-page/notices';
  const choices = (changes: Partial<NoticeChoices> = {}) => ({
    data: { channels: ['LINE' as const], off: [], ...changes },
  });
  beforeEach(() => {
    mockEndpoint('GET /member/email', { data: { isOffered: false, address: null, waiting: null } });
  });
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('offers each topic of each channel, and saves a press', async () => {
    logIn();
    const off = (topic: 'messages' | 'reminders') => ({ channel: 'LINE' as const, topic });
    const saved = mockEndpoint('PUT /member/notice-choices', {});
    // After a press the choices are read again.
    mockEndpoint('GET /member/notice-choices', () =>
      choices({ off: [off('messages'), ...(saved.length > 0 ? [off('reminders')] : [])] }),
    );
    const { user } = await renderScreen(PATH);
    const line = within(await screen.findByRole('region', { name: '라인' }));
    expect(line.getAllByRole('checkbox')).toHaveLength(3);
    const reminders = await box(/예약 알림/);
    expect([reminders.checked, (await box(/새 메시지/)).checked]).toEqual([true, false]);
    await user.click(reminders);
    expect(reminders.checked).toBe(false);
    await waitFor(() =>
      expect(saved).toEqual([{ body: { channel: 'LINE', topic: 'reminders', isOn: false } }]),
    );
    expect(screen.queryByText('이메일')).toBeNull();
  });

  it('two quick presses on one switch are saved one after the other, and then read again', async () => {
    logIn();
    let isOn = true;
    const off = () => (isOn ? [] : [{ channel: 'LINE' as const, topic: 'reminders' as const }]);
    const asked = mockEndpoint('GET /member/notice-choices', () => choices({ off: off() }));
    const [answered, answer] = createDeferred();
    const saved = mockEndpoint('PUT /member/notice-choices', async ({ body }) => {
      await answered;
      isOn = body.isOn;
      return {};
    });
    const { user } = await renderScreen(PATH);
    const reminders = await box(/예약 알림/);
    await user.click(reminders);
    await user.click(reminders);
    expect(reminders.checked).toBe(true);
    await wait(100);
    expect(saved).toHaveLength(1);
    answer();
    await waitFor(() => expect(saved.map(({ body }) => body.isOn)).toEqual([false, true]));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect((await box(/예약 알림/)).checked).toBe(true);
  });

  it('ERR-06 a choice that was not saved is taken back, and a toast says why', async () => {
    expectConsole(/The choice was not saved/);
    logIn();
    mockEndpoint('GET /member/notice-choices', choices());
    mockEndpoint('PUT /member/notice-choices', refusal('internal'));
    const { user } = await renderScreen(PATH);
    await user.click(await box(/예약 알림/));
    await screen.findByRole('alert');
    await expect.poll(async () => (await box(/예약 알림/)).checked).toBe(true);
  });

  it('a member who can be reached by no channel is led to the notices page', async () => {
    logIn();
    mockEndpoint('GET /member/notice-choices', choices({ channels: [] }));
    await renderScreen(PATH);
    const link = await screen.findByRole('link', { name: '알림 보기' });
    expect(link.getAttribute('href')).toBe('/notices');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
