import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const NOW = '2026-12-10T04:59:00.000Z';
const AT = '2026-12-10T05:00:00.000Z';
const MINUTE_MS = 60_000;
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const CANCEL = { to: 'CANCELED', needsAppointment: false, needsReason: true } as const;
const COMPLETE = {
  to: 'CONSULTATION_COMPLETE',
  needsAppointment: false,
  needsReason: false,
} as const;
const { id } = sampleStaffCounsel();

describe('the open counsel at the time of its appointment', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime(new Date(NOW));
  });
  afterEach(() => void vi.useRealTimers());

  const open = async (changes: Partial<StaffCounsel> = {}) => {
    signIn(clinicStaff);
    const world = serveCounsel(
      sampleStaffCounsel({ state, consultationAt: AT, moves: [CANCEL], ...changes }),
    );
    return { ...world, ...(await renderScreen(`/console/counsels/${id}`)) };
  };
  const button = (name: string) => screen.findByRole('button', { name });
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));

  it('AMB-18 is read again once, so that it can be completed and no longer canceled', async () => {
    const { read, become } = await open();
    await button('거절 또는 취소하기');
    screen.getByText('정해진 일시가 지나면 완료로 바꿀 수 있어요');
    expect(read).toHaveLength(1);
    become({ moves: [COMPLETE] });
    await pass(2);
    await button('상담 완료하기');
    expect(screen.queryByRole('button', { name: '거절 또는 취소하기' })).toBeNull();
    await pass(2);
    expect(read).toHaveLength(2);
  });

  it('is not read again when it was opened afterwards', async () => {
    const { read } = await open({ consultationAt: '2026-12-10T04:00:00.000Z', moves: [COMPLETE] });
    await button('상담 완료하기');
    await pass(2);
    expect(read).toHaveLength(1);
  });

  it('AMB-18 is read again after a refused move, which is no longer offered', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed: not_allowed_now/);
    const { user, read, become } = await open({
      consultationAt: '2026-12-10T04:00:00.000Z',
      moves: [COMPLETE],
    });
    mockEndpoint('PATCH /staff/counsels/:id', refusal('not_allowed_now'));
    const complete = await button('상담 완료하기');
    become({ moves: [CANCEL] });
    await user.click(complete);
    await screen.findByText('지금 상태에서는 할 수 없는 작업이에요');
    await waitFor(() => expect(screen.queryByRole('button', { name: '상담 완료하기' })).toBeNull());
    expect(read).toHaveLength(2);
  });
});
