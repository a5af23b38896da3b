import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

it('ASVS 6.4.1 the login asks for a new password instead of a given one, then goes on', async () => {
  let passwordDue = true;
  mockEndpoint('GET /public/demo-staff', { data: [] });
  mockEndpoint('POST /auth/login', { token: 'a-token' });
  mockEndpoint('GET /auth/my-info', () => ({ data: { ...operator, passwordDue } }));
  const sent = mockEndpoint('POST /auth/reset-password', () => {
    passwordDue = false;
    return {};
  });
  const { user, address } = await renderScreen('/login?next=/console/people');
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await type('아이디', operator.user_id);
  await type('비밀번호', 'the given password');
  await press('로그인');
  await screen.findByRole('heading', { level: 1, name: '새 비밀번호 정하기' });
  await type('현재 비밀번호', 'the given password');
  await type('새 비밀번호', 'the given password');
  await type('새 비밀번호 확인', 'the given password');
  await press('비밀번호 재설정');
  await screen.findByText('지금 비밀번호와 다른 비밀번호를 정해주세요');
  expect(sent).toHaveLength(0);
  for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
    await user.clear(screen.getByLabelText(label));
    await type(label, 'a password of my own');
  }
  mockEndpoint('GET /staff/people', { data: [], total: 0 });
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  await press('비밀번호 재설정');
  await screen.findByRole('heading', { level: 1, name: '사용자' });
  expect(address()).toBe('/console/people');
  expect(sent).toHaveLength(1);
});

it('in a real installation a new account of a clinic comes with an enrolment code', async () => {
  signIn();
  const { id, user_id, role, clinic } = clinicStaff;
  const account = {
    id,
    user_id,
    role,
    clinic,
    active: true,
    created_at: '2026-11-01T03:00:00.000Z',
  };
  mockEndpoint('GET /staff/people', { data: [], total: 0 });
  mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
  mockEndpoint('POST /staff/people', { data: account });
  const enrolmentCode = 'ABCD-EFGH-JKMN-PQRS';
  const asked = mockEndpoint('POST /staff/people/:id/factor-reset', { data: { enrolmentCode } });
  const { user } = await renderScreen('/console/people', { config: { isDemo: false } });
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), 'clinic.one');
  await user.type(screen.getByLabelText('비밀번호'), 'long enough for all');
  await user.click(screen.getByRole('combobox', { name: '의원' }));
  await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
  await user.click(screen.getByRole('button', { name: '계정 만들기' }));
  await screen.findByText(enrolmentCode);
  expect(asked).toEqual([{ params: { id } }]);
});
