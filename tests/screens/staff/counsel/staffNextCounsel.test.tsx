import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard, openInbox, rowLink } from '../../../support/fixtures/counsel/inboxWorld.ts';

afterEach(() => {
  vi.useRealTimers();
});

const NEW = '/console/counsels?tab=new';
const opened = () => within(screen.getByRole('region', { name: '상담' }));
const next = () => opened().findByRole('link', { name: /^다음 상담/ });
const isShown = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the next counsel', () => {
  it('is a link to the row below, with who, what, and how many are left', async () => {
    const { user, address } = await openInbox([aCard(1), aCard(2), aCard(3)], { path: NEW });
    await user.click(rowLink(/회원01/));
    expect((await next()).textContent).toBe('다음 상담회원02 · 봄 이벤트2건 남음');
    await user.click(await next());
    await isShown('회원02');
    expect(address()).toBe(`/console/counsels/${aCard(2).id}?tab=new`);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    expect((await next()).textContent).toContain('회원03');
  });

  it('is not opened by itself, and stays the same after a step that takes the counsel from the list', async () => {
    const { user, holdEnds, listed } = await openInbox([aCard(1), aCard(2), aCard(3)], {
      path: NEW,
    });
    await user.click(rowLink(/회원02/));
    expect((await next()).textContent).toContain('회원03');
    opened().getByRole('heading', { level: 1 }).focus();
    await user.keyboard('c');
    const before = listed.length;
    await holdEnds();
    await waitFor(() => expect(listed.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText(/잠시 뒤에 저장돼요/)).toBeNull());
    await isShown('회원02');
    await waitFor(async () => {
      const link = await next();
      expect(link.textContent).toBe('다음 상담회원03 · 봄 이벤트2건 남음');
    });
  });

  it('is the row below in the list that is shown now', async () => {
    const state = 'CLINIC_CONFIRMED';
    const { user } = await openInbox([aCard(1), aCard(2), aCard(3, { state })], { path: NEW });
    await user.click(rowLink(/회원02/));
    await isShown('회원02');
    await user.click(screen.getByRole('button', { name: '전체' }));
    await waitFor(async () => expect((await next()).textContent).toContain('회원03'));
  });

  it('after the last new one there is none: all are confirmed', async () => {
    const { user, holdEnds } = await openInbox([aCard(1)], { path: NEW });
    await user.click(rowLink(/회원01/));
    await isShown('회원01');
    expect(opened().queryByText('새 신청을 모두 확인했어요')).toBeNull();
    await user.keyboard('c');
    await opened().findByText('새 신청을 모두 확인했어요');
    await holdEnds();
    opened().getByText('새 신청을 모두 확인했어요');
    expect(opened().queryByRole('link', { name: /^다음 상담/ })).toBeNull();
  });

  it('in a list of all kinds has no number, and below the last row is the one that waits longest', async () => {
    const state = 'CLINIC_CONFIRMED';
    const { user } = await openInbox([aCard(1), aCard(2, { state }), aCard(3, { state })]);
    await user.click(rowLink(/회원03/));
    expect((await next()).textContent).toBe('다음 상담회원01 · 봄 이벤트');
  });
});
