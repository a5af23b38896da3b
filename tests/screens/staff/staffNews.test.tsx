import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StaffNews } from '../../../contract/staffCounsel.ts';
import { clinicStaff, sampleStaffCounsel, signIn } from '../../support/fixtures/staffWorld.ts';
import { mockEndpoint, mockServer } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const POLL_MS = 15_000;

async function openInbox(path = '/console/counsels') {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn(clinicStaff);
  const news: StaffNews = { unread: 4, waiting: 1 };
  const asked = mockEndpoint('GET /staff/news', () => ({ data: news }));
  const listed = mockEndpoint('GET /staff/counsels', { data: [sampleStaffCounsel()], total: 1 });
  const rendered = await renderScreen(path);
  await screen.findByText('AB12CD');
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
  const becomes = async (changes: Partial<StaffNews>) => {
    Object.assign(news, changes);
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  };
  return { ...rendered, becomes, asked, listed };
}

const line = (n: number) => screen.findByRole('button', { name: `새 소식 ${n}건 · 새로 고침` });
const noLine = () => expect(screen.queryByRole('button', { name: /새 소식/ })).toBeNull();

describe('news in the console', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are announced and in the title, and the list is loaded at a press only', async () => {
    const { user, becomes, listed } = await openInbox();
    noLine();
    const before = document.title;
    await becomes({ unread: 6, waiting: 2 });
    const button = await line(3);
    expect(screen.getAllByRole('status')).toContain(button.parentElement);
    await waitFor(() => expect(document.title).toBe(`(3) ${before}`));
    expect(listed).toHaveLength(1);
    await user.click(button);
    await waitFor(noLine);
    expect(listed).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe(before));
  });

  it('count from what is left after a colleague has answered', async () => {
    const { becomes } = await openInbox();
    await becomes({ unread: 0 });
    noLine();
    await becomes({ unread: 1 });
    await line(1);
  });

  it('are asked without prolonging the session, and never for operators', async () => {
    const { unmount } = await openInbox();
    const marks: (string | null)[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.url.includes('/staff/news')) marks.push(request.headers.get('x-background'));
    });
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await waitFor(() => expect(marks).toEqual(['1']));
    unmount();
    signIn();
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    await renderScreen('/console/counsels');
    await screen.findByText('AB12CD');
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    mockServer.events.removeAllListeners();
    expect(marks).toEqual(['1']);
  });
});
