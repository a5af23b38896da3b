import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard, openInbox } from '../../../support/fixtures/counsel/inboxWorld.ts';
import { clinicStaff, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const SWITCH = { name: '이 기기에서 글자 단축키 쓰기' };

describe('the keys of letters and signs can be switched off where they are explained', () => {
  it('in the inbox, and this device remembers it until they are switched on again', async () => {
    const { user } = await openInbox([aCard(1)]);
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', SWITCH));
    await user.click(screen.getByRole('button', { name: '닫기' }));
    await user.keyboard('jxc?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /회원01/ })).toHaveProperty('checked', false);
    expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: /찾기$/ }));
    cleanup();

    const again = await openInbox([aCard(1)]);
    await again.user.keyboard('jc');
    expect(screen.queryByText(/확인했어요/)).toBeNull();
    await again.user.click(screen.getByRole('button', { name: '단축키' }));
    await again.user.click(await screen.findByRole('checkbox', SWITCH));
    await again.user.click(screen.getByRole('button', { name: '닫기' }));
    await again.user.keyboard('jc');
    screen.getByText('1건을 확인했어요');
    await again.user.keyboard('z');
    expect(screen.queryByText(/확인했어요/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('in the calendar, where the arrow keys still turn the week', async () => {
    signIn(clinicStaff);
    mockEndpoint('GET /staff/clinics/:id/calendar', {
      data: { hours: null, seats: null, minutes: 30, slots: [], entries: [] },
    });
    const { user, address } = await renderScreen('/console/calendar?day=2026-12-07');
    await user.click(await screen.findByRole('checkbox', SWITCH));
    await user.keyboard('d{ArrowRight}t');
    expect(address()).toBe('/console/calendar?day=2026-12-14');
  });
});

describe('the time to undo', () => {
  it('does not run while the button has the focus', async () => {
    const { user, moved, holdEnds } = await openInbox([aCard(1), aCard(2)]);
    await user.keyboard('jc');
    const undo = screen.getByRole('button', { name: '되돌리기' });
    act(() => undo.focus());
    await holdEnds();
    await holdEnds();
    expect(moved).toHaveLength(0);
    act(() => undo.blur());
    await holdEnds();
    await waitFor(() => expect(moved).toHaveLength(1));
  });

  it('runs again for the next step after an undo', async () => {
    const { user, moved, holdEnds } = await openInbox([aCard(1), aCard(2)]);
    await user.keyboard('jc');
    act(() => screen.getByRole('button', { name: '되돌리기' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
    await user.keyboard('jc');
    await holdEnds();
    await waitFor(() => expect(moved).toHaveLength(1));
  });
});
