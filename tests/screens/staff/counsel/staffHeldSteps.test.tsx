import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aCard,
  changesOf,
  itemOf,
  openInbox,
  rowLink,
  sentSteps,
} from '../../../support/fixtures/counsel/inboxWorld.ts';
import { clinicStaff, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../../support/setup/console.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('when the answer to several steps is lost', () => {
  async function lose(answer: { onServer: number; listFails?: boolean }) {
    expectConsole(/POST \/staff\/counsels\/changes failed: internal/);
    const counsels = [aCard(1), aCard(2)];
    const opened = await openInbox(counsels);
    mockEndpoint('POST /staff/counsels/changes', ({ body }) => {
      for (const [at, step] of body.changes.slice(0, answer.onServer).entries()) {
        const counsel = counsels[at];
        if (counsel) Object.assign(counsel, changesOf(step, counsel));
      }
      if (answer.listFails) mockEndpoint('GET /staff/counsels', refusal('forbidden'));
      return refusal('internal');
    });
    const { user } = opened;
    for (const box of screen.getAllByRole('checkbox', { name: /회원/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: '확인하기 2건' }));
    await opened.holdEnds();
    return opened;
  }

  it('only those are refused that the server has not changed', async () => {
    await lose({ onServer: 1 });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1건은 바꾸지 못했어요');
    expect(alert.textContent).toContain('CODE02 서버에 문제가 생겼어요');
    expect(alert.textContent).not.toContain('CODE01');
    itemOf(/회원01/).getByText('병원 확인 완료');
  });

  it('nothing is said when the server has changed all of them', async () => {
    await lose({ onServer: 2 });
    await waitFor(() => expect(screen.queryByText('2건을 확인했어요')).toBeNull());
    await waitFor(() => expect(itemOf(/회원02/).queryByText('병원 확인 완료')).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('staff are asked to look when the console cannot find out', async () => {
    expectConsole(/GET \/staff\/counsels failed: forbidden/);
    expectConsole(/The counsels were not looked up/);
    await lose({ onServer: 2, listFails: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('2건은 바뀌었는지 확인하지 못했어요');
    expect(alert.textContent).not.toContain('바꾸지 못했어요');
  });
});

describe('a held step of the open counsel', () => {
  async function hold() {
    const counsel = aCard(1);
    const opened = await openInbox([counsel, aCard(2)]);
    await opened.user.keyboard('j{Enter}');
    await screen.findByRole('heading', { level: 1, name: '회원01' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    await opened.user.keyboard('c');
    await screen.findByText(/잠시 뒤에 저장돼요/);
    return { ...opened, counsel };
  }

  it('is sent before a note is saved, so that both are kept', async () => {
    const { user, moved, counsel } = await hold();
    const noted = mockEndpoint('PATCH /staff/counsels/:id', ({ body }) => {
      if (body.version !== counsel.version) return refusal('stale_version');
      Object.assign(counsel, { note: body.note, version: counsel.version + 1 });
      return { data: { ...counsel } };
    });
    await user.type(screen.getByRole('textbox', { name: '내부 메모' }), '전화함');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await screen.findByText('메모를 저장했어요');
    expect(sentSteps(moved)).toEqual([{ id: counsel.id, version: 1, state: 'CLINIC_CONFIRMED' }]);
    expect(noted.map(({ body }) => body)).toEqual([{ version: 2, note: '전화함' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be undone beside the open counsel on a phone, too, and its refusal is said there', async () => {
    const { moved, counsel, holdEnds } = await hold();
    const isHidden = (element: HTMLElement) => element.closest('[class*="max-lg:hidden"]') !== null;
    expect(isHidden(rowLink(/회원01/))).toBe(true);
    expect(isHidden(screen.getByRole('button', { name: '되돌리기' }))).toBe(false);
    counsel.version = 2;
    await holdEnds();
    expect(isHidden(await screen.findByRole('alert'))).toBe(false);
    expect(moved).toHaveLength(1);
  });
});

it('a counsel that is refused again is named once', async () => {
  const counsel = aCard(1);
  const { user, holdEnds, moved } = await openInbox([counsel], {
    refuse: { [counsel.id]: 'stale_version' },
  });
  await user.keyboard('jc');
  await holdEnds();
  await screen.findByRole('alert');
  await user.keyboard('jc');
  await holdEnds();
  await waitFor(() => expect(moved).toHaveLength(2));
  expect(screen.getByRole('alert').textContent).toContain('1건은 바꾸지 못했어요');
});

it('what was refused is not shown to the account that signs in next', async () => {
  const counsel = aCard(1);
  const { user, holdEnds } = await openInbox([counsel], {
    refuse: { [counsel.id]: 'stale_version' },
  });
  await user.keyboard('jc');
  await holdEnds();
  await screen.findByRole('alert');
  mockEndpoint('POST /auth/logout', {});
  mockEndpoint('GET /public/demo-staff', { data: [] });
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
  signIn({ ...clinicStaff, id: '01900000-0000-7000-8000-0000000000f7', user_id: 'clinic.two' });
  mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
  mockEndpoint('POST /auth/login', { token: 'a-token' });
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), 'clinic.two');
  await user.type(screen.getByLabelText('비밀번호'), 'a-long-passphrase');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await screen.findByText('clinic.two');
  await screen.findByText('해당하는 상담이 없어요');
  expect(screen.queryByRole('alert')).toBeNull();
});
