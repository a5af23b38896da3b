import { act, screen, within } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { button, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ACCEPT = 'POST /member/counsels/:id/proposals/:proposalId/accept';
const PROPOSALS = [
  { id: '01900000-0000-7000-8000-0000000000d1', at: '2026-12-10T05:00:00.000Z' },
  { id: '01900000-0000-7000-8000-0000000000d2', at: '2026-12-11T01:30:00.000Z' },
];
const proposing = sampleCounsel({ state: 'CLINIC_CONFIRMED', proposals: PROPOSALS });
const confirmed = sampleCounsel({
  state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
  consultationAt: PROPOSALS[1]?.at,
  history: [
    ...proposing.history,
    {
      from: 'CLINIC_CONFIRMED',
      to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      at: NOW.toISOString(),
      by: 'staff',
      proposedAt: NOW.toISOString(),
    },
  ],
});

describe('proposed times on the page of a counsel', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async (query = '') => {
    logIn();
    let counsel: Counsel = proposing;
    mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel }));
    const rendered = await renderScreen(`/counsel/${proposing.id}${query}`);
    const become = (next: Counsel) => {
      counsel = next;
    };
    return { ...rendered, become };
  };
  const part = () => screen.findByRole('region', { name: '의원이 이 시간을 제안했어요' });
  const accepting = async () => {
    const times = within(await part()).getAllByRole('button', { name: '이 시간으로 확정' });
    expect(times).toHaveLength(2);
    return times[1] as HTMLElement;
  };

  it('AMB-18 are accepted by one press, which says that the appointment is made', async () => {
    const { user, become } = await open();
    const [answered, answer] = createDeferred();
    const sent = mockEndpoint(ACCEPT, async () => {
      await answered;
      become(confirmed);
      return { data: confirmed };
    });
    const second = await accepting();
    await user.click(second);
    expect(second.getAttribute('aria-busy')).toBe('true');
    await user.click(second);
    answer();
    await screen.findByText('예약이 확정됐어요');
    expect(sent).toEqual([{ params: { id: proposing.id, proposalId: PROPOSALS[1]?.id } }]);
    await screen.findByText('상담 일시가 정해졌어요');
    screen.getByText('의원이 제안한 시간으로 확정했어요');
    expect(screen.queryByRole('button', { name: '이 시간으로 확정' })).toBeNull();
    expect(document.activeElement).toBe(await part());
  });

  it.each([
    ['was canceled', sampleCounsel({ state: 'CANCELED' })],
    ['has other proposed times', { ...confirmed, proposals: PROPOSALS.slice(0, 1) }],
    ['was withdrawn', sampleCounsel({ state: 'CLINIC_CONFIRMED' })],
  ] as const)('the success is no longer said once the appointment %s', async (_, later) => {
    const { user, become, store } = await open();
    mockEndpoint(ACCEPT, () => {
      become(confirmed);
      return { data: confirmed };
    });
    await user.click(await accepting());
    await screen.findByText('예약이 확정됐어요');
    become(later);
    await act(() => store.get(queryClientAtom).invalidateQueries());
    await expect.poll(() => screen.queryByText('예약이 확정됐어요')).toBeNull();
  });

  it('a failure is no longer said once the clinic proposes other times', async () => {
    expectConsole(/The time was not accepted/);
    const { user, become, store } = await open();
    mockEndpoint(ACCEPT, refusal('slot_full'));
    await user.click(await accepting());
    await screen.findByText(/이 시간은 마감됐어요/);
    const next = { id: '01900000-0000-7000-8000-0000000000d3', at: '2026-12-12T01:30:00.000Z' };
    become({ ...proposing, proposals: [next] });
    await act(() => store.get(queryClientAtom).invalidateQueries());
    await expect.poll(() => screen.queryByText(/이 시간은 마감됐어요/)).toBeNull();
  });

  it.each([
    ['withdrawn', 'not_found', /의원이 제안을 바꿨거나 시간이 지났어요/],
    ['not reachable', 'internal', /서버에 문제가 생겼어요/],
  ] as const)(
    '%s: a sentence says so, and the counsel is read again',
    async (_, code, sentence) => {
      expectConsole(/The time was not accepted/);
      const { user, become } = await open();
      mockEndpoint(ACCEPT, () => {
        become(sampleCounsel({ state: 'CLINIC_CONFIRMED' }));
        return refusal(code);
      });
      await user.click(await accepting());
      await screen.findByText(sentence);
      await expect.poll(() => screen.queryByText('이 시간으로 확정')).toBeNull();
      screen.getByText(sentence);
    },
  );

  it('one that others took first says so, and can no longer be pressed', async () => {
    expectConsole(/The time was not accepted/);
    const { user, become } = await open();
    mockEndpoint(ACCEPT, () => {
      const [first, second] = PROPOSALS;
      if (first && second)
        become({ ...proposing, proposals: [first, { ...second, isFull: true }] });
      return refusal('slot_full');
    });
    await user.click(await accepting());
    await screen.findByText('이 시간은 마감됐어요. 다른 시간을 골라주세요');
    const full = await screen.findByRole<HTMLButtonElement>('button', {
      name: '마감된 시간이에요',
    });
    expect(full.disabled).toBe(true);
    expect(button('이 시간으로 확정').disabled).toBe(false);
  });

  it('if none fits, the composer has a beginning and the focus; a text that is there stays', async () => {
    const { user } = await open();
    await part();
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
    await user.click(button('맞는 시간이 없어요'));
    await expect.poll(() => box.value).toMatch(/^제안해 주신 시간에는 가기 어려워요/);
    expect(document.activeElement).toBe(box);
    await user.clear(box);
    await user.type(box, '토요일은요?');
    await user.click(button('맞는 시간이 없어요'));
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('토요일은요?');
  });

  it('speak Japanese, in Korean time, and say so elsewhere', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    await open('?lang=ja');
    await screen.findByRole('heading', { name: 'クリニックから日時のご提案があります' });
    expect(screen.getAllByRole('button', { name: 'この時間で確定' })).toHaveLength(2);
    expect(screen.getByText(/2026年12月10日\(木\)/).textContent).toContain('(韓国時間)');
    vi.unstubAllEnvs();
  });
});
