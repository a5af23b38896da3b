import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffAccount } from '../../../../contract/staff/staffPeople.ts';
import { clinicStaff, operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const open = async (account: Partial<StaffAccount> = {}) => {
  signIn();
  const { id, user_id, role, clinic } = clinicStaff;
  const created_at = '2026-11-01T03:00:00.000Z';
  let shown: StaffAccount = { id, user_id, role, clinic, active: true, created_at, ...account };
  mockEndpoint('GET /staff/people', () => ({ data: [shown], total: 1 }));
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('PATCH /staff/people/:id', ({ body }) => {
    shown = { ...shown, active: body.active };
    return { data: shown };
  });
  return renderScreen('/console/people');
};

it('a closed account can only be opened again', async () => {
  const { user } = await open({ active: false });
  const takeBack = await screen.findByRole('button', { name: 'clinic.one 다시 사용하기' });
  const buttons = () =>
    screen.getAllByRole('button', { name: /^clinic\.one/ }).map((one) => one.textContent);
  expect(buttons()).toEqual(['다시 사용하기']);
  await user.click(takeBack);
  await screen.findByRole('button', { name: 'clinic.one 사용 중지하기' });
  expect(buttons()).toEqual(['비밀번호 재설정', '2단계 인증 초기화', '사용 중지하기']);
});

it('the form for a new password closes together with its account', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'clinic.one 비밀번호 재설정' }));
  const fields = screen.getAllByLabelText(/비밀번호/).length;
  await user.click(screen.getByRole('button', { name: 'clinic.one 사용 중지하기' }));
  await screen.findByRole('button', { name: 'clinic.one 다시 사용하기' });
  expect(screen.queryAllByLabelText(/비밀번호/).length).toBeLessThan(fields);
});

it('a user id that is in use is told as that', async () => {
  expectConsole(/POST \/staff\/people failed: not_allowed_now/);
  const { user } = await open();
  mockEndpoint('POST /staff/people', refusal('not_allowed_now'));
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), operator.user_id);
  await user.type(screen.getByLabelText('비밀번호'), 'long enough for all');
  await user.selectOptions(screen.getByRole('combobox', { name: '역할' }), '운영자');
  await user.click(screen.getByRole('button', { name: '계정 만들기' }));
  await screen.findByText('이미 사용 중인 아이디예요. 다른 아이디를 정해주세요');
});
