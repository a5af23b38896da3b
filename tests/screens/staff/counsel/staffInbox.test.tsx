import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inboxCursor } from '../../../../contract/plain/inboxCursor.ts';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  aCard,
  hoursAgo,
  itemOf,
  openInbox,
  rowLink,
  sentSteps,
} from '../../../support/fixtures/counsel/inboxWorld.ts';
import { clinicStaff, operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a row of the inbox', () => {
  it('says who asks, about what, the first wish, the language and how long they have waited', async () => {
    const times = ['2026-12-10T05:00:00.000Z', '2026-12-11T05:00:00.000Z'];
    const assignee = { id: clinicStaff.id, user_id: 'front.desk' };
    await openInbox([aCard(1, { wishes: { times }, assignee })]);
    const item = itemOf(/^회원01 · 봄 이벤트$/);
    item.getByText('12월 10일(목) 오후 2:00');
    item.getByText('일본어');
    item.getByText('CODE01');
    item.getByText('담당 front.desk');
    item.getByText('2일째 대기');
  });

  it('says when the member comes as short as the wishes', async () => {
    const consultationAt = '2026-12-10T05:00:00.000Z';
    await openInbox([aCard(1, { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultationAt })]);
    itemOf(/회원01/).getByText('12월 10일(목) 오후 2:00');
  });

  it('shows no wish after the consultation, for which it was, and none of a canceled counsel', async () => {
    const wishes = { times: ['2026-12-10T05:00:00.000Z'] };
    await openInbox([
      aCard(1, { wishes, state: 'CLINIC_CONFIRMED' }),
      aCard(2, { wishes, state: 'CONSULTATION_COMPLETE' }),
      aCard(3, { wishes, state: 'CANCELED' }),
    ]);
    itemOf(/회원01/).getByText('희망');
    for (const name of [/회원02/, /회원03/]) expect(itemOf(name).queryByText('희망')).toBeNull();
  });

  it('shows the waiting time in a colour: less than 4 hours, less than a day, longer', async () => {
    await openInbox([
      aCard(1, { created_at: hoursAgo(30) }),
      aCard(2, { created_at: hoursAgo(5.1) }),
      aCard(3, { created_at: hoursAgo(0.5) }),
      aCard(4, { created_at: hoursAgo(0.5), state: 'CLINIC_CONFIRMED' }),
    ]);
    const long = itemOf(/회원01/).getByText('1일째 대기');
    expect(long.className).toContain('text-danger');
    within(long).getByRole('img', { name: '24시간 넘게 기다리고 있어요' });
    expect(itemOf(/회원02/).getByText('5시간째 대기').className).toContain('text-warning');
    expect(itemOf(/회원03/).getByText(/분째 대기$/).className).toContain('text-muted');
    expect(itemOf(/회원04/).queryByText(/대기$/)).toBeNull();
  });

  it('shows how long a member has waited for an answer to a message', async () => {
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    await openInbox([
      aCard(1, { state, unread: 2, waitingSince: hoursAgo(20.1) }),
      aCard(2, { state, unread: 1, waitingSince: hoursAgo(0) }),
    ]);
    expect(itemOf(/회원01/).getByText('20시간째 대기').className).toContain('text-warning');
    itemOf(/회원01/).getByText('새 메시지 2');
    itemOf(/회원01/).getByText('상담 예약 확정');
    itemOf(/회원02/).getByText('방금 도착');
  });
});

describe('the tabs of the inbox', () => {
  it.each([
    ['', 1],
    ['?tab=new', 0],
  ])('tell the state of a new counsel where others are listed, too: %s', async (query, count) => {
    await openInbox([aCard(1)], { path: `/console/counsels${query}` });
    expect(itemOf(/회원01/).queryAllByText('병원 확인 대기')).toHaveLength(count);
  });

  it('have counts, choose a list through the address, and replace the state of new counsels', async () => {
    const { user, listed, address } = await openInbox([aCard(1)]);
    const states = () => screen.queryByRole('combobox', { name: '상태' });
    expect(within(states() as HTMLElement).queryByRole('option', { name: '병원 확인 대기' })).toBe(
      null,
    );
    await user.click(await screen.findByRole('button', { name: /^새 신청\s*1$/ }));
    await waitFor(() => expect(listed.at(-1)?.query.tab).toBe('new'));
    expect(address()).toBe('/console/counsels?tab=new');
    expect(states()).toBeNull();
    screen.getByRole('button', { name: /^지난 일정\s*999\+$/, pressed: false });
  });

  it('show in arranging the time since the last change, by which its rows are sorted', async () => {
    const state = 'CLINIC_CONFIRMED';
    const old = { state, created_at: hoursAgo(72), updated_at: hoursAgo(5.1) } as const;
    const { user } = await openInbox([aCard(1, old)]);
    itemOf(/회원01/).getByText(/^3일 전$/);
    await user.click(await screen.findByRole('button', { name: /^일정 조율/ }));
    await waitFor(() =>
      expect(itemOf(/회원01/).getByText(/^변경/).textContent).toBe('변경 5시간 전'),
    );
  });

  it('say that everything is done', async () => {
    await openInbox([], { path: '/console/counsels?tab=new' });
    await screen.findByText('새 신청을 모두 확인했어요');
  });

  it('are narrowed to the own counsels; operators have no such choice', async () => {
    const { user, listed, unmount } = await openInbox([aCard(1)]);
    await user.click(screen.getByRole('checkbox', { name: '내 담당만' }));
    await waitFor(() => expect(listed.at(-1)?.query.mine).toBe('yes'));
    unmount();
    signIn(operator);
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    await renderScreen('/console/counsels');
    await screen.findByRole('link', { name: /회원01/ });
    expect(screen.queryByRole('checkbox', { name: '내 담당만' })).toBeNull();
  });
});

describe('several counsels at once', () => {
  const visit = (n: number, hours: number) =>
    aCard(n, {
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: hoursAgo(hours),
    });

  it('look done at once, are sent after ten seconds, and only those that are ready', async () => {
    const counsels = [aCard(1), aCard(2), visit(3, 2), visit(4, -2)];
    const { user, moved, holdEnds } = await openInbox(counsels);
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    screen.getByText('4건 선택');
    await user.click(screen.getByRole('button', { name: '확인하기 2건' }));
    itemOf(/회원01/).getByText('병원 확인 완료');
    screen.getByText('2건을 확인했어요');
    expect(screen.queryByText('4건 선택')).toBeNull();
    expect(moved).toHaveLength(0);
    await holdEnds();
    await waitFor(() => expect(screen.queryByText('2건을 확인했어요')).toBeNull());
    expect(moved[0]?.body.changes).toEqual([
      { id: counsels[0]?.id, version: 1, state: 'CLINIC_CONFIRMED' },
      { id: counsels[1]?.id, version: 1, state: 'CLINIC_CONFIRMED' },
    ]);
  });

  it('AMB-101 confirmed on the first page do not hide rows of the next one', async () => {
    const counsels = Array.from({ length: 45 }, (_, place) => aCard(place + 1));
    const path = '/console/counsels?tab=new';
    const { user, listed, moved, holdEnds, address } = await openInbox(counsels, { path });
    const boxes = screen.getAllByRole('checkbox', { name: /회원/ });
    for (const box of boxes.slice(0, 10)) await user.click(box);
    await user.click(screen.getByRole('button', { name: '확인하기 10건' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await screen.findByRole('link', { name: /회원21/ });
    await holdEnds();
    await waitFor(() => expect(sentSteps(moved)).toHaveLength(10));
    await screen.findByText('35건');
    const last = counsels[19] as StaffCounsel;
    const after = { at: last.created_at, changedAt: null, id: last.id };
    expect(listed.at(-1)?.query.after).toEqual(after);
    expect(address()).toBe(`${path}&page=2&after=${encodeURIComponent(inboxCursor('new', last))}`);
    const shown = screen.getAllByRole('link', { name: /회원/ }).map(({ id }) => id);
    expect(shown).toEqual(counsels.slice(20, 40).map(({ id }) => `counsel-${id}`));
  });

  it('complete the visits whose time has come', async () => {
    const { user, moved, holdEnds } = await openInbox([visit(3, 2), visit(4, -2)]);
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: '확인하기 0건' }));
    await screen.findByText('확인을 기다리는 상담을 골라주세요');
    screen.getByText('2건 선택');
    await user.click(screen.getByRole('button', { name: '완료하기 1건' }));
    await holdEnds();
    await waitFor(() =>
      expect(sentSteps(moved)).toMatchObject([{ state: 'CONSULTATION_COMPLETE' }]),
    );
  });

  it('complete no visit that the member missed, and none that would not be a visit', async () => {
    const counsels = [
      visit(3, 2),
      { ...visit(4, 2), noShow: { at: hoursAgo(1) } },
      { ...visit(5, 2), makesNoVisit: true as const },
    ];
    const { user, moved, holdEnds } = await openInbox(counsels);
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: '완료하기 1건' }));
    await holdEnds();
    await waitFor(() => expect(sentSteps(moved).map(({ id }) => id)).toEqual([counsels[0]?.id]));
  });

  it('AMB-105 note that members did not come to visits whose time has come, and can be undone', async () => {
    const noted = { ...visit(5, 2), noShow: { at: hoursAgo(1) } };
    const came = { ...visit(6, 2), hasCome: true as const };
    const { user, moved, holdEnds } = await openInbox([visit(3, 2), visit(4, -2), noted, came]);
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: '미방문 1건' }));
    itemOf(/회원03/).getByText('미방문');
    itemOf(/회원03/).getByText('상담 예약 확정');
    screen.getByText('1건을 미방문으로 표시했어요');
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(itemOf(/회원03/).queryByText('미방문')).toBeNull();
    await user.keyboard('jn');
    await holdEnds();
    const { id, version } = visit(3, 2);
    await waitFor(() => expect(sentSteps(moved)).toEqual([{ id, version, noShow: true }]));
    itemOf(/회원03/).getByText('미방문');
  });

  it('can be undone within ten seconds: nothing is sent', async () => {
    const { user, moved, holdEnds } = await openInbox([aCard(1)]);
    await user.click(screen.getByRole('checkbox', { name: /회원01/ }));
    await user.click(screen.getByRole('button', { name: '확인하기 1건' }));
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    itemOf(/회원01/).getByText('2일째 대기');
    await holdEnds();
    expect(moved).toHaveLength(0);
  });

  it('are sent at once when staff leave the inbox, the window or sign out', async () => {
    const { user, moved } = await openInbox([aCard(1), aCard(2), aCard(3)]);
    mockEndpoint('GET /staff/clinics/:id/calendar', {
      data: { seats: null, minutes: 30, slots: [], hours: null, entries: [] },
    });
    await user.keyboard('jc');
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(moved).toHaveLength(1));
    await user.keyboard('c');
    await user.click(screen.getByRole('link', { name: '일정' }));
    await waitFor(() => expect(moved).toHaveLength(2));
  });

  it('are named with the reason, and look as before, if they were refused', async () => {
    const counsels = [aCard(1), aCard(2)];
    const refuse = { [counsels[1]?.id ?? '']: 'stale_version' };
    const { user, holdEnds } = await openInbox(counsels, { refuse });
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: '확인하기 2건' }));
    await holdEnds();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1건은 바꾸지 못했어요');
    expect(alert.textContent).toContain('CODE02');
    expect(alert.textContent).toContain('그사이 내용이 바뀌었어요');
    itemOf(/회원02/).getByText(/일째 대기$/);
    await user.click(within(alert).getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an assignee', () => {
  it('is chosen on the page of a counsel, and is in its row', async () => {
    const counsel = aCard(1);
    const { user } = await openInbox([counsel]);
    const me = { id: clinicStaff.id, user_id: clinicStaff.user_id };
    mockEndpoint('GET /staff/clinics/:id/colleagues', { data: [me] });
    await user.click(rowLink(/회원01/));
    const chosen = mockEndpoint('PUT /staff/counsels/:id/assignee', ({ body }) => {
      const assignee = body.staffId ? me : null;
      Object.assign(counsel, { assignee });
      return { data: { assignee } };
    });
    const choice = await screen.findByRole('combobox', { name: '담당자' });
    await within(choice).findByRole('option', { name: 'clinic.one (나)' });
    await user.selectOptions(choice, 'clinic.one (나)');
    await screen.findByText('담당자를 바꿨어요');
    expect(chosen[0]?.body).toEqual({ staffId: me.id });
    await screen.findByText('담당 clinic.one');
    await user.selectOptions(choice, '담당자 없음');
    await waitFor(() => expect(screen.queryByText('담당 clinic.one')).toBeNull());
  });

  it('colleagues who did not come are said, and loaded by a press', async () => {
    expectConsole(/colleagues failed/);
    const { user } = await openInbox([aCard(1)]);
    mockEndpoint('GET /staff/clinics/:id/colleagues', () => refusal('too_many_requests'));
    await user.click(rowLink(/회원01/));
    const choice = await screen.findByRole('combobox', { name: '담당자' });
    await screen.findByText('불러오지 못했어요');
    const me = { id: clinicStaff.id, user_id: clinicStaff.user_id };
    mockEndpoint('GET /staff/clinics/:id/colleagues', { data: [me] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await within(choice).findByRole('option', { name: 'clinic.one (나)' });
  });
});
