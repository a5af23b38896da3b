import { screen, waitFor } from '@testing-library/react';
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

const AT = '2026-12-10T05:00:00.000Z';
const { id } = sampleStaffCounsel();

describe('withdrawing proposed times in the console', () => {
  beforeEach(() => void vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
  afterEach(() => void vi.useRealTimers());

  /** Staff press, while the counsel on the server is already another one. */
  const press = async (become: Partial<StaffCounsel>) => {
    expectConsole(/DELETE \/staff\/counsels\/:id\/proposals failed: stale_version/);
    signIn(clinicStaff);
    const proposals = [{ id: '01900000-0000-7000-8000-0000000000d1', at: AT }];
    const world = serveCounsel(sampleStaffCounsel({ state: 'CLINIC_CONFIRMED', proposals }));
    const { user } = await renderScreen(`/console/counsels/${id}`);
    const button = await screen.findByRole('button', { name: '제안 취소하기' });
    mockEndpoint('DELETE /staff/counsels/:id/proposals', refusal('stale_version'));
    world.become({ proposals: null, version: 2, ...become });
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: '제안 취소하기' })).toBeNull());
    return world;
  };

  it('is no success when the member has accepted one: the appointment is shown', async () => {
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    const { read } = await press({ state, consultationAt: AT });
    await screen.findByText(/새 내용을 불러왔으니 확인해주세요/);
    expect(screen.queryByText('제안을 취소했어요')).toBeNull();
    expect(read).toHaveLength(2);
  });

  it('is a success when they are withdrawn already, e.g. by a press whose answer was lost', async () => {
    await press({});
    await screen.findByText('제안을 취소했어요');
  });
});
