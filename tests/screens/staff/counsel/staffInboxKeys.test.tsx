import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aCard,
  focused,
  hoursAgo,
  openInbox,
  rowLink,
  sentSteps,
} from '../../../support/fixtures/counsel/inboxWorld.ts';
import { operator, sampleStaffClinic } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the keys of the inbox', () => {
  it('go through the rows, tick, undo, and open the list of keys', async () => {
    const { user, moved, holdEnds, address } = await openInbox([aCard(1), aCard(2), aCard(3)]);
    await user.keyboard('j');
    expect(focused()).toContain('회원01');
    await user.keyboard('jjj');
    expect(focused()).toContain('회원03');
    await user.keyboard('kx');
    expect(screen.getByRole('checkbox', { name: /회원02/ })).toHaveProperty('checked', true);
    await user.keyboard('jxc');
    screen.getByText('2건을 확인했어요');
    await waitFor(() => expect(focused()).toContain('회원01'));
    await user.keyboard('z');
    await holdEnds();
    expect(moved).toHaveLength(0);
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: '단축키' });
    within(dialog).getByText('다음 상담');
    // The dialog keeps its keys.
    await user.keyboard('jc');
    expect(screen.queryByText(/확인했어요/)).toBeNull();
    await user.keyboard('{Escape}');
    act(() => rowLink(/회원02/).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/counsels\/01900000.*02$/));
  });

  it('never act while a person types', async () => {
    const { user } = await openInbox([aCard(1)]);
    await user.keyboard('/');
    const search = screen.getByRole('textbox', { name: /찾기$/ });
    expect(document.activeElement).toBe(search);
    await user.keyboard('jcx?');
    expect(search).toHaveProperty('value', 'jcx?');
    expect(screen.queryByText(/확인했어요/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('never act while an operator looks for a clinic in the opened list of clinics', async () => {
    const { id } = aCard(1);
    const clinics = [sampleStaffClinic({ name: 'Clean Skin Clinic' })];
    mockEndpoint('GET /staff/clinics', { data: clinics, total: 1 });
    const path = `/console/counsels/${id}`;
    const { user, moved, holdEnds, address } = await openInbox([aCard(1)], { path, as: operator });
    await user.click(screen.getByRole('button', { name: '의원 목록 열기' }));
    const list = await screen.findByRole('listbox');
    await within(list).findByRole('option', { name: /Clean/ });
    await user.keyboard('cdnxj/');
    expect(document.activeElement).toBe(list);
    await holdEnds();
    expect(moved).toEqual([]);
    expect(screen.queryByText(/확인했어요/)).toBeNull();
    expect(address()).toBe(path);
  });

  it('do nothing to the row that took the place of a vanished one, until a person goes to it', async () => {
    const counsels = [aCard(1), aCard(2), aCard(3)];
    const path = '/console/counsels?tab=new';
    const { user, moved, holdEnds } = await openInbox(counsels, { path });
    await user.keyboard('j');
    expect(focused()).toContain('회원01');
    // A colleague confirms it.
    counsels.shift();
    mockEndpoint('GET /staff/news', { data: { unread: 0, waiting: 2, asking: 0, mark: 1 } });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    expect(focused()).toContain('회원02');
    await user.keyboard('xc');
    await screen.findByText('확인을 기다리는 상담을 골라주세요');
    await user.keyboard('jc');
    screen.getByText('1건을 확인했어요');
    await holdEnds();
    expect(sentSteps(moved)).toMatchObject([{ id: aCard(2).id }]);
  });

  it('say when there is nothing to confirm', async () => {
    const { user, moved } = await openInbox([aCard(1, { state: 'CANCELED' })]);
    await user.keyboard('jc');
    await screen.findByText('확인을 기다리는 상담을 골라주세요');
    expect(moved).toHaveLength(0);
  });

  it.each([
    ['d', 'was missed', { noShow: { at: hoursAgo(1) } }, /열어서 완료해주세요/],
    ['d', 'would not count', { makesNoVisit: true as const }, /열어서 완료해주세요/],
    ['d', 'lies ahead', { consultationAt: hoursAgo(-2) }, '예약 일시가 지난 상담을 골라주세요'],
    ['n', 'was confirmed', { hasCome: true as const }, /^방문을 확인한 상담은/],
    ['n', 'was missed', { noShow: { at: hoursAgo(1) } }, /아직 표시하지 않은 상담을 골라주세요/],
  ])('%s on a visit that %s says why nothing is done', async (key, _, changes, told) => {
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    const visit = aCard(1, { state, consultationAt: hoursAgo(2), ...changes });
    const { user, moved } = await openInbox([visit]);
    await user.keyboard(`j${key}`);
    await screen.findByText(told);
    expect(moved).toHaveLength(0);
  });

  it('confirm the counsel that is being read; its page follows', async () => {
    const { user, holdEnds } = await openInbox([aCard(1), aCard(2)]);
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { level: 1, name: '회원01' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    await user.keyboard('c');
    await screen.findByText(/잠시 뒤에 저장돼요/);
    expect(focused()).toContain('회원02');
    await holdEnds();
    await waitFor(() => expect(screen.queryByText(/잠시 뒤에 저장돼요/)).toBeNull());
    expect(screen.getAllByText('병원 확인 완료').length).toBeGreaterThan(1);
  });

  it('work off 40 counsels with at most three presses each: read, confirm, on to the next by itself', async () => {
    const counsels = Array.from({ length: 40 }, (_, n) => aCard(n + 1));
    const { user, moved, holdEnds } = await openInbox(counsels, {
      path: '/console/counsels?tab=new',
    });
    let presses = 0;
    const press = (keys: string) => {
      presses += keys.startsWith('{') ? 1 : keys.length;
      return user.keyboard(keys);
    };
    await press('j');
    for (const [n, { nickname }] of counsels.entries()) {
      await waitFor(() => expect(focused()).toContain(nickname));
      // The row says enough for most; every fifth is read first.
      if (n % 5 === 0) {
        await press('{Enter}');
        await screen.findByRole('heading', { level: 1, name: String(nickname) });
        await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
      }
      await press('c');
    }
    await holdEnds();
    // In the list, and for phones on the page of the last counsel that was read.
    await waitFor(() => expect(screen.getAllByText('새 신청을 모두 확인했어요')).toHaveLength(2));
    const steps = sentSteps(moved);
    expect(steps.map(({ id }) => id)).toEqual(counsels.map(({ id }) => id));
    expect(presses).toBeLessThanOrEqual(3 * counsels.length);
    expect(presses).toBe(1 + counsels.length + 8);
  });
});
