import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../contract/staffCounsel.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../support/fixtures/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TIMES = ['2026-11-20T11:30:00.000Z', '2026-12-10T05:00:00.000Z'];
const PROPOSE = 'POST /staff/counsels/:id/proposals';
const WITHDRAW = 'DELETE /staff/counsels/:id/proposals';
const { id } = sampleStaffCounsel();
const proposals = [
  { id: '01900000-0000-7000-8000-0000000000d1', at: '2026-12-10T05:00:00.000Z' },
  { id: '01900000-0000-7000-8000-0000000000d2', at: '2026-12-11T01:30:00.000Z' },
];

describe('the dates of a counsel in the console', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async (changes: Partial<StaffCounsel> = {}) => {
    signIn(clinicStaff);
    const world = serveCounsel(sampleStaffCounsel(changes));
    const rendered = await renderScreen(`/console/counsels/${id}`);
    return { ...world, ...rendered };
  };
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  const day = (n: number) => screen.getByLabelText(`${n}번째 날짜`);
  const time = (n: number) => screen.getByLabelText(`${n}번째 시간`);

  it('a wished time is confirmed by one press; one that has passed cannot be', async () => {
    const { user, changed } = await open({ wishes: { times: TIMES } });
    const past = await button('11월 20일(금) 오후 8:30 지남');
    expect(past.disabled).toBe(true);
    await user.click(await button('12월 10일(목) 오후 2:00 확정'));
    await screen.findByText('상태를 바꿨어요');
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    expect(changed).toEqual([
      { params: { id }, body: { version: 1, state, appointment: TIMES[1] } },
    ]);
  });

  it('a stay is shown, and the inbox has the wishes in short', async () => {
    await open({ wishes: { stay: { from: '2026-12-03', to: '2026-12-07' } } });
    const panel = within(await screen.findByRole('region', { name: '상담 일시 정하기' }));
    panel.getByText('12월 3일(목)');
    panel.getByText('12월 7일(월)');
    const row = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    row.getByText('희망 일정');
    row.getByText('12월 3일(목)');
  });

  it('up to three times are proposed, and the open ones can be withdrawn', async () => {
    const { user, become } = await open({ state: 'CLINIC_CONFIRMED' });
    const proposed = mockEndpoint(PROPOSE, () => {
      const data = sampleStaffCounsel({ state: 'CLINIC_CONFIRMED', proposals, version: 2 });
      become(data);
      return { data };
    });
    await user.click(await button('시간 제안하기'));
    await user.click(await button('제안 보내기'));
    await screen.findByText('날짜와 시간을 함께 골라주세요');
    fireEvent.change(day(1), { target: { value: '2026-12-11' } });
    await user.selectOptions(time(1), '10:30');
    fireEvent.change(day(3), { target: { value: '2026-12-10' } });
    await user.selectOptions(time(3), '14:00');
    await user.click(await button('제안 보내기'));
    await screen.findByText('제안을 보냈어요');
    expect(proposed).toEqual([
      { params: { id }, body: { version: 1, times: proposals.map(({ at }) => at) } },
    ]);
    expect(screen.queryByLabelText('1번째 날짜')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    const row = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    await row.findByText('제안한 시간');

    const withdrawn = mockEndpoint(WITHDRAW, { data: sampleStaffCounsel({ version: 3 }) });
    await user.click(await button('제안 거두기'));
    await screen.findByText('제안을 거뒀어요');
    expect(withdrawn).toEqual([{ params: { id } }]);
    expect(screen.queryByRole('button', { name: '제안 거두기' })).toBeNull();
  });

  it('a colleague was faster: their counsel is shown, and what was chosen stays', async () => {
    expectConsole(/POST \/staff\/counsels\/:id\/proposals failed: stale_version/);
    const { user, become } = await open({ state: 'CLINIC_CONFIRMED' });
    mockEndpoint(PROPOSE, () => {
      become({ version: 5, proposals });
      return refusal('stale_version');
    });
    await user.click(await button('시간 제안하기'));
    fireEvent.change(day(1), { target: { value: '2026-12-11' } });
    await user.selectOptions(time(1), '10:30');
    await user.click(await button('제안 보내기'));
    await button('제안 거두기');
    expect((time(1) as HTMLSelectElement).value).toBe('10:30');
  });

  it('there are none once the appointment is made', async () => {
    await open({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', wishes: { times: TIMES } });
    await screen.findByRole('region', { name: '다음 단계' });
    expect(screen.queryByRole('region', { name: '상담 일시 정하기' })).toBeNull();
  });
});
