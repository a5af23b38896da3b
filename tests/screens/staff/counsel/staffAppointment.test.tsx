import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const button = (name: string) => screen.findByRole('button', { name });

const open = async (changes: Parameters<typeof sampleStaffCounsel>[0] = {}) => {
  signIn(clinicStaff);
  const counsel = sampleStaffCounsel(changes);
  const world = serveCounsel(counsel);
  return { ...world, ...(await renderScreen(`/console/counsels/${counsel.id}`)) };
};

describe('the time of an appointment', () => {
  it('AMB-51 sets the day of the consultation, and asks for it if it is missing', async () => {
    const to = 'CONSULTATION_APPOINTMENT_CONFIRMED' as const;
    const { user, changed } = await open({
      state: 'CLINIC_CONFIRMED',
      moves: [{ to, needsAppointment: true, needsReason: false }],
    });
    await user.click(await button('상담 일시 확정하기'));
    await screen.findByText('일시를 골라주세요');
    fireEvent.change(screen.getByLabelText('날짜'), { target: { value: '2026-12-24' } });
    await user.click(await button('상담 일시 확정하기'));
    expect(changed).toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('시간'), '15:30');
    await user.click(await button('상담 일시 확정하기'));
    const appointment = new Date('2026-12-24T15:30').toISOString();
    await waitFor(() => expect(changed[0]?.body).toEqual({ version: 1, state: to, appointment }));
  });

  it('a time for an appointment is one of the half hours of the clinic; a full one cannot be chosen', async () => {
    const to = 'CONSULTATION_APPOINTMENT_CONFIRMED' as const;
    const taken = [{ at: new Date('2126-12-24T14:00+09:00').toISOString(), taken: 2 }];
    mockEndpoint('GET /staff/clinics/:id/slots', {
      data: { hours: null, seats: 2, minutes: 30, slots: taken },
    });
    const { user, changed } = await open({
      state: 'CLINIC_CONFIRMED',
      moves: [{ to, needsAppointment: true, needsReason: false }],
    });
    fireEvent.change(await screen.findByLabelText('날짜'), { target: { value: '2126-12-24' } });
    const time = screen.getByLabelText<HTMLSelectElement>('시간');
    const full = await within(time).findByRole<HTMLOptionElement>('option', {
      name: '14:00 · 마감',
    });
    expect(full.disabled).toBe(true);
    await user.selectOptions(time, '14:30');
    await user.click(await button('상담 일시 확정하기'));
    const appointment = new Date('2126-12-24T14:30+09:00').toISOString();
    await waitFor(() => expect(changed[0]?.body).toEqual({ version: 1, state: to, appointment }));
  });

  it('a step that happened and was not recorded begins with the field for any time', async () => {
    const { user } = await open({
      moves: [
        { to: 'CLINIC_CONFIRMED', needsAppointment: false, needsReason: false },
        { to: 'CONSULTATION_APPOINTMENT_CONFIRMED', needsAppointment: true, needsReason: true },
      ],
    });
    await user.click(await button('다른 단계로 옮기기'));
    await screen.findByLabelText('일시');
    expect(screen.queryByLabelText('날짜')).toBeNull();
  });

  it('AMB-51 says that a day is in the past, and accepts it all the same', async () => {
    const to = 'CONSULTATION_APPOINTMENT_CONFIRMED' as const;
    const { user, changed } = await open({
      state: 'CLINIC_CONFIRMED',
      moves: [{ to, needsAppointment: true, needsReason: false }],
    });
    const warning = /이미 지난 일시예요/;
    await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
    const day = await screen.findByLabelText('일시');
    fireEvent.change(day, { target: { value: '2125-12-24T15:30' } });
    expect(screen.queryByText(warning)).toBeNull();
    fireEvent.change(day, { target: { value: '2025-12-24T15:30' } });
    within(screen.getByRole('alert')).getByText(warning);
    await user.click(await button('상담 일시 확정하기'));
    const appointment = new Date('2025-12-24T15:30').toISOString();
    await waitFor(() => expect(changed[0]?.body).toEqual({ version: 1, state: to, appointment }));
  });

  it('AMB-51 asks again for a day with an impossible year', async () => {
    const { user, changed } = await open({
      state: 'CLINIC_CONFIRMED',
      moves: [
        { to: 'CONSULTATION_APPOINTMENT_CONFIRMED', needsAppointment: true, needsReason: false },
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
    const when = await screen.findByLabelText<HTMLInputElement>('일시');
    expect(when.max).toBe('9999-12-31T23:55');
    fireEvent.change(when, { target: { value: '20266-11-01T10:00' } });
    await user.click(await button('상담 일시 확정하기'));
    await screen.findByText('일시를 골라주세요');
    expect(changed).toHaveLength(0);
  });
});
