import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffAccount } from '../../../../contract/staff/staffPeople.ts';
import { withTotp } from '../../../support/fixtures/staff/factorWorld.ts';
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
  const change = ({ active }: { active: boolean }) => {
    shown = { ...shown, active };
    return { data: shown };
  };
  mockEndpoint('PATCH /staff/people/:id', ({ body }) => change(body));
  return { ...(await renderScreen('/console/people')), change };
};
type User = Awaited<ReturnType<typeof open>>['user'];

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

describe('a person who acts on accounts', () => {
  /** The server asks for a fresh factor until the code of the app is given. */
  const askFactor = () => {
    let isFresh = false;
    mockEndpoint('GET /auth/second-factor', { data: withTotp });
    mockEndpoint('POST /auth/second-factor/totp', () => {
      isFresh = true;
      return {};
    });
    return <T,>(answer: () => T) => (isFresh ? answer() : refusal('step_up_required'));
  };
  const giveCode = async (user: User) => {
    const dialog = await screen.findByRole('dialog', { name: '본인 확인' });
    await user.type(await within(dialog).findByLabelText('인증 앱의 코드'), '123456');
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
  };

  it('gives the second factor again, and then the closed account is open', async () => {
    const { user, change } = await open({ active: false });
    const once = askFactor();
    const sent = mockEndpoint('PATCH /staff/people/:id', ({ body }) => once(() => change(body)));
    await user.click(await screen.findByRole('button', { name: 'clinic.one 다시 사용하기' }));
    await giveCode(user);
    await screen.findByRole('button', { name: 'clinic.one 사용 중지하기' });
    expect(sent).toHaveLength(2);
  });

  it('gives the second factor again, and then the new account is there', async () => {
    const { user } = await open();
    const once = askFactor();
    const { id, user_id, role, clinic } = clinicStaff;
    const created_at = '2026-11-01T03:00:00.000Z';
    const data = { id, user_id, role, clinic, active: true, created_at };
    const sent = mockEndpoint('POST /staff/people', () => once(() => ({ data })));
    await user.type(await screen.findByRole('textbox', { name: '아이디' }), 'new.operator');
    await user.type(screen.getByLabelText('비밀번호'), 'long enough for all');
    await user.selectOptions(screen.getByRole('combobox', { name: '역할' }), '운영자');
    await user.click(screen.getByRole('button', { name: '계정 만들기' }));
    await giveCode(user);
    await screen.findByText('계정을 만들었어요');
    expect(sent).toHaveLength(2);
  });
});
