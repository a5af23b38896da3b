import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinicStaff, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const SEARCH = '아이디 또는 의원 이름';
const { id, user_id, role, clinic } = clinicStaff;
const account = { id, user_id, role, clinic, active: true, created_at: '2026-11-01T03:00:00.000Z' };

const open = async (address = '/console/people') => {
  signIn();
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('GET /staff/members', { data: [], total: 0 });
  const asked = mockEndpoint('GET /staff/people', ({ query: { q } }) =>
    q === '없음' ? { data: [], total: 0 } : { data: [account], total: 45 },
  );
  const rendered = await renderScreen(address);
  const field = await screen.findByRole('textbox', { name: SEARCH });
  return { ...rendered, asked, field };
};

it('staff accounts are searched by id or clinic, and listed page by page', async () => {
  const { user, asked, field } = await open();
  await screen.findByText('1 / 3');
  await user.click(screen.getByRole('button', { name: '다음' }));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ offset: 20, limit: 20 }));
  await user.type(field, '모아{Enter}');
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: '모아', offset: 0, limit: 20 }));
  await user.clear(field);
  await user.type(field, '없음{Enter}');
  await screen.findByText('해당하는 직원 계정이 없어요');
});

it('the form for a new account stands above the list', async () => {
  await open();
  const form = screen.getByRole('button', { name: '계정 만들기' });
  const row = await screen.findByText(user_id);
  expect(form.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('what was searched among the accounts is not searched among the members', async () => {
  const { user, address } = await open('/console/people?q=clinic');
  await user.click(screen.getByRole('button', { name: '회원' }));
  await screen.findByRole('textbox', { name: '닉네임 또는 회원 ID' });
  expect(address()).toBe('/console/people?part=members');
});
