import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel, StaffNews } from '../../../../contract/staff/staffCounsel.ts';
import { fakeAudio } from '../../../support/fakes/fakeAudio.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { liveStreamOf } from '../../../support/screen/liveStreamOf.ts';
import { mockEndpoint, mockServer } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const POLL_MS = 15_000;
const NEW = sampleStaffCounsel({ id: '01900000-0000-7000-8000-00000000c0de', code: 'NEW111' });

async function openInbox(path = '/console/counsels') {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn(clinicStaff);
  const news: StaffNews = { unread: 4, waiting: 1, asking: 0, mark: null };
  const inbox: StaffCounsel[] = [sampleStaffCounsel()];
  const asked = mockEndpoint('GET /staff/news', () => ({ data: news }));
  const listed = mockEndpoint('GET /staff/counsels', () => ({
    data: inbox,
    total: inbox.length,
  }));
  const rendered = await renderScreen(path);
  await screen.findAllByText('AB12CD');
  await screen.findByText('읽지 않은 메시지 4건');
  const becomes = (changes: Partial<StaffNews>) => Object.assign(news, changes);
  const afterPoll = () => act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  return { ...rendered, news, inbox, becomes, afterPoll, asked, listed };
}

describe('news in the console', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('come by the stream: rows appear by themselves, and the title has the number', async () => {
    const live = liveStreamOf('/staff/live');
    const { inbox, becomes, listed } = await openInbox();
    await live.isOpen();
    await waitFor(() => expect(document.title).toMatch(/^\(5\) /));
    inbox.unshift(NEW);
    becomes({ waiting: 2 });
    live.say('change', `counsel ${NEW.id}`);
    await screen.findByText('NEW111');
    const line = await screen.findByText('확인을 기다리는 상담 2건');
    expect(screen.getAllByRole('status')).toContain(line.parentElement);
    await waitFor(() => expect(document.title).toMatch(/^\(6\) /));
    const before = listed.length;
    live.say('change', `read ${NEW.id}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    // Nothing in the inbox has changed: a listing would be one more entry of the access record.
    expect(listed).toHaveLength(before);
  });

  it('are asked every 15 seconds without a stream; the list is loaded again when they differ', async () => {
    const { inbox, becomes, afterPoll, listed } = await openInbox();
    await afterPoll();
    expect(listed).toHaveLength(1);
    inbox.unshift(NEW);
    becomes({ waiting: 2 });
    await afterPoll();
    await screen.findByText('NEW111');
    expect(listed).toHaveLength(2);
  });

  it('without a stream a change that leaves the numbers equal is shown as well, by its mark', async () => {
    const { inbox, becomes, afterPoll, listed } = await openInbox();
    becomes({ mark: 7 });
    await afterPoll();
    await waitFor(() => expect(listed).toHaveLength(2));
    inbox[0] = sampleStaffCounsel({ code: 'MOVED1', state: 'CLINIC_CONFIRMED', version: 2 });
    becomes({ mark: 9 });
    await afterPoll();
    await screen.findByText('MOVED1');
    // After an hour the server knows of no change.
    becomes({ mark: null });
    await afterPoll();
    await afterPoll();
    expect(listed).toHaveLength(3);
  });

  it('renew the open counsel when a colleague or the member changed it', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel({ note: '처음 메모' });
    const reads = mockEndpoint('GET /staff/counsels/:id', () => ({ data: { ...counsel } }));
    const { inbox } = await openInbox(`/console/counsels/${counsel.id}`);
    await screen.findByDisplayValue('처음 메모');
    await live.isOpen();
    live.say('change', `counsel ${NEW.id}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reads).toHaveLength(1);
    Object.assign(counsel, { version: counsel.version + 1, note: '동료의 메모' });
    inbox[0] = { ...counsel };
    live.say('change', `counsel ${counsel.id}`);
    await screen.findByDisplayValue('동료의 메모');
    expect(reads).toHaveLength(2);
  });

  it('renew the open counsel that is on no shown page of the inbox, with each of its changes', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel({ id: NEW.id, code: 'OPEN11', note: '처음 메모' });
    const reads = mockEndpoint('GET /staff/counsels/:id', () => ({ data: { ...counsel } }));
    await openInbox(`/console/counsels/${counsel.id}?tab=new`);
    await screen.findByDisplayValue('처음 메모');
    await live.isOpen();
    live.say('change', `counsel ${sampleStaffCounsel().id}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reads).toHaveLength(1);
    Object.assign(counsel, { version: counsel.version + 1, note: '동료의 메모' });
    live.say('change', `counsel ${counsel.id}`);
    await screen.findByDisplayValue('동료의 메모');
    expect(reads).toHaveLength(2);
  });

  it('say at once that the member cannot answer, and that they can again', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel();
    const reads = mockEndpoint('GET /staff/counsels/:id', () => ({ data: { ...counsel } }));
    const { listed } = await openInbox(`/console/counsels/${counsel.id}`);
    await screen.findByRole('heading', { level: 1, name: '나비' });
    await live.isOpen();
    const listings = listed.length;
    counsel.consentMissing = true;
    live.say('change', `consent ${counsel.id}`);
    await screen.findByText(/회원의 동의가 없어/);
    counsel.consentMissing = null;
    live.say('change', `consent ${counsel.id}`);
    await waitFor(() => expect(screen.queryByText(/회원의 동의가 없어/)).toBeNull());
    live.say('change', `consent ${NEW.id}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    // One reading for each change of this counsel; each reading is an access record.
    expect(reads).toHaveLength(3);
    expect(listed).toHaveLength(listings);
  });

  it('read an open counsel once when its consent and its version change together', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel();
    const reads = mockEndpoint('GET /staff/counsels/:id', () => ({ data: { ...counsel } }));
    const { inbox, listed } = await openInbox(`/console/counsels/${counsel.id}`);
    await screen.findByRole('heading', { level: 1, name: '나비' });
    await live.isOpen();
    const listings = listed.length;
    Object.assign(counsel, { version: counsel.version + 1, consentMissing: true });
    inbox[0] = { ...counsel };
    live.say('change', `consent ${counsel.id}`);
    live.say('change', `counsel ${counsel.id}`);
    await screen.findByText(/회원의 동의가 없어/);
    await waitFor(() => expect(listed).toHaveLength(listings + 1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reads).toHaveLength(2);
  });

  it('show what the member says about a visit on the open counsel, without reading it again', async () => {
    const live = liveStreamOf('/staff/live');
    const counsel = sampleStaffCounsel({
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: '2026-11-10T05:00:00.000Z',
    });
    const reads = mockEndpoint('GET /staff/counsels/:id', { data: counsel });
    const { inbox } = await openInbox(`/console/counsels/${counsel.id}`);
    await screen.findByRole('heading', { level: 1, name: '나비' });
    await live.isOpen();
    inbox[0] = { ...counsel, visitAnswer: { answer: 'came', at: '2026-11-10T06:00:00.000Z' } };
    live.say('change', `counsel ${counsel.id}`);
    await waitFor(() => expect(screen.getAllByText('회원: 다녀왔어요')).toHaveLength(2));
    expect(reads).toHaveLength(1);
  });

  it('ring when staff want it, which this device remembers; it is off at first', async () => {
    const tones = fakeAudio();
    const { user, becomes, afterPoll } = await openInbox();
    const sound = () =>
      screen.getByRole('checkbox', { name: '새 상담, 메시지, 시간 변경 요청을 소리로 알려주기' });
    becomes({ unread: 5 });
    await afterPoll();
    expect([sound(), tones.count()]).toEqual([expect.objectContaining({ checked: false }), 0]);
    await user.click(sound());
    await waitFor(() => expect(tones.count()).toBe(2));
    becomes({ unread: 6 });
    await afterPoll();
    await waitFor(() => expect(tones.count()).toBe(4));
    // Less than before is no news.
    becomes({ unread: 1 });
    await afterPoll();
    expect(tones.count()).toBe(4);
    expect(localStorage.getItem('staff-sound')).toBe('on');
    await user.click(sound());
    expect(localStorage.getItem('staff-sound')).toBeNull();
  });

  it('ring after a reload, and after a phone call, as soon as a finger has tapped the page', async () => {
    localStorage.setItem('staff-sound', 'on');
    const tones = fakeAudio();
    const { user, becomes, afterPoll } = await openInbox();
    const target = screen.getByText('읽지 않은 메시지 4건');
    // Browsers allow sound when the finger is lifted, not while it touches.
    tones.allow(false);
    await user.pointer({ keys: '[TouchA>]', target });
    tones.allow(true);
    await user.pointer({ keys: '[/TouchA]', target });
    becomes({ unread: 5 });
    await afterPoll();
    await waitFor(() => expect(tones.count()).toBe(2));
    tones.interrupt();
    await user.pointer({ keys: '[TouchA]', target });
    becomes({ unread: 6 });
    await afterPoll();
    await waitFor(() => expect(tones.count()).toBe(4));
  });

  it('are also wishes for another time: they ring, and the title counts them', async () => {
    const tones = fakeAudio();
    const { user, becomes, afterPoll } = await openInbox();
    await user.click(
      screen.getByRole('checkbox', { name: '새 상담, 메시지, 시간 변경 요청을 소리로 알려주기' }),
    );
    await waitFor(() => expect(tones.count()).toBe(2));
    becomes({ asking: 1 });
    await afterPoll();
    await screen.findByText('시간 변경 요청 1건');
    await waitFor(() => expect(tones.count()).toBe(4));
    expect(document.title).toMatch(/^\(6\) /);
  });

  it('are asked without prolonging the session, and never for operators', async () => {
    const { unmount, becomes, afterPoll } = await openInbox();
    const marks: (string | null)[] = [];
    const streams: string[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (/staff\/(news|counsels)$|counsels\?/.test(request.url)) {
        marks.push(request.headers.get('x-background'));
      }
      if (request.url.includes('/live')) streams.push(request.url);
    });
    becomes({ unread: 7 });
    await afterPoll();
    await waitFor(() => expect(marks).toEqual(['1', '1']));
    unmount();
    streams.length = 0;
    signIn();
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    await renderScreen('/console/counsels');
    await screen.findByText('AB12CD');
    await afterPoll();
    mockServer.events.removeAllListeners();
    // A person has opened the list.
    expect(marks).toEqual(['1', '1', null]);
    expect(streams).toEqual([]);
  });
});
