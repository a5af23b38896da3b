import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

/** A Thursday at 14:00 in Korea. */
const WISHED = '2026-12-10T05:00:00.000Z';
const CLOSED = /상담을 받지 않는 시간이에요/;
const { id } = sampleStaffCounsel();
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';

describe('AMB-105 a time at which the clinic takes no visits', () => {
  beforeEach(() => void vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
  afterEach(() => void vi.useRealTimers());

  const open = (changes: Partial<StaffCounsel>) => {
    const times = { opensAt: '10:00', closesAt: '18:00', breakFrom: '13:00', breakTo: '15:00' };
    const hours = { days: { thu: times, fri: times }, closedOn: ['2026-12-11'] };
    mockEndpoint('GET /staff/clinics/:id/slots', {
      data: { hours, seats: null, minutes: 30, slots: [] },
    });
    signIn(clinicStaff);
    const world = serveCounsel(sampleStaffCounsel(changes));
    return renderScreen(`/console/counsels/${id}`).then((rendered) => ({ ...world, ...rendered }));
  };

  it('is marked on the wish, which can be confirmed all the same', async () => {
    const { user, changed } = await open({ wishes: { times: [WISHED] } });
    const wish = await screen.findByRole('button', {
      name: '12월 10일(목) 오후 2:00 확정 · 시간 외',
    });
    await user.click(wish);
    await screen.findByText('상태를 바꿨어요');
    expect(changed[0]?.body).toEqual({ version: 1, state, appointment: WISHED });
  });

  it('is told beside a typed time: in the break, on a closed day, on a day without hours', async () => {
    const moves = [{ to: state, needsAppointment: true, needsReason: false } as const];
    const { user } = await open({ state: 'CLINIC_CONFIRMED', moves });
    await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
    const field = await screen.findByLabelText<HTMLInputElement>('일시');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    for (const closed of ['2026-12-10T14:00', '2026-12-11T11:00', '2026-12-12T11:00']) {
      type(closed);
      await screen.findByText(CLOSED);
      type('2026-12-10T11:00');
      await vi.waitFor(() => expect(screen.queryByText(CLOSED)).toBeNull());
    }
  });
});
