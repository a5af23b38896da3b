import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operator } from '../../support/fixtures/staffWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

it('ASVS 6.4.1 the login asks for a new password in the place of a given one, then goes on', async () => {
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
  await press('비밀번호 변경');
  await screen.findByText('지금 비밀번호와 다른 비밀번호를 정해주세요');
  expect(sent).toHaveLength(0);
  for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
    await user.clear(screen.getByLabelText(label));
    await type(label, 'a password of my own');
  }
  mockEndpoint('GET /staff/people', { data: [] });
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  await press('비밀번호 변경');
  await screen.findByRole('heading', { level: 1, name: '사람' });
  expect(address()).toBe('/console/people');
  expect(sent).toHaveLength(1);
});
