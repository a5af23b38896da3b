import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const LONG = '가'.repeat(101);
const ALLOWED = '가'.repeat(100);
const NONE = { data: [], total: 0 };

const open = async (address: string) => {
  signIn();
  const asked = mockEndpoint('GET /staff/members', NONE);
  const { user } = await renderScreen(`/console/people?part=members${address}`);
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: '닉네임 또는 회원 ID',
  });
  return { asked, user, field };
};

it('a search field of the console takes as many characters as the server', async () => {
  const { asked, user, field } = await open('');
  await user.click(field);
  await user.paste(LONG);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked.at(-1)?.query.q).toBe(ALLOWED));
  await screen.findByText('해당하는 회원이 없어요');
});

it('a longer text in the address is cut', async () => {
  const { asked, field } = await open(`&q=${LONG}`);
  await screen.findByText('해당하는 회원이 없어요');
  expect(asked.map(({ query }) => query.q)).toEqual([ALLOWED]);
  expect(field.value).toBe(ALLOWED);
});
