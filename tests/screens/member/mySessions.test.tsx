import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleSession } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page/sessions';

it('a member sees the devices and ends one, then all others', async () => {
  logIn();
  let sessions = [sampleSession(1, 'iPhone'), sampleSession(2, 'Windows'), sampleSession(3, null)];
  mockEndpoint('GET /member/sessions', () => ({ data: sessions }));
  mockEndpoint('DELETE /member/sessions/:id', ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return {};
  });
  mockEndpoint('POST /member/sessions/end-others', () => {
    sessions = sessions.slice(0, 1);
    return {};
  });
  const { user } = await renderScreen('/my-page');
  await user.click(await screen.findByRole('link', { name: '로그인한 기기' }));
  const own = (await screen.findByText('Chrome · iPhone')).closest('li');
  within(own ?? document.body).getByText('이 기기');
  expect(screen.queryByRole('button', { name: 'Chrome · iPhone 로그아웃' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Chrome · Windows 로그아웃' }));
  await screen.findByText('로그아웃했어요');
  await expect.poll(() => screen.queryByText('Chrome · Windows')).toBeNull();
  await user.click(screen.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
  await screen.findByText('다른 기기에는 로그인되어 있지 않아요');
  expect(screen.queryByText('알 수 없는 기기')).toBeNull();
});

it('ERR-06 a session that could not be ended stays, and a toast says why', async () => {
  expectConsole(/The session did not end/);
  logIn();
  mockEndpoint('GET /member/sessions', {
    data: [sampleSession(1, 'iPhone'), sampleSession(2, 'Windows')],
  });
  mockEndpoint('DELETE /member/sessions/:id', refusal('internal'));
  const { user } = await renderScreen(PATH);
  await user.click(await screen.findByRole('button', { name: 'Chrome · Windows 로그아웃' }));
  await screen.findByRole('alert');
  screen.getByText('Chrome · Windows');
});

it('a device that has already logged out leaves the list when the member ends its session', async () => {
  logIn();
  let sessions = [sampleSession(1, 'iPhone'), sampleSession(2, 'Windows')];
  mockEndpoint('GET /member/sessions', () => ({ data: sessions }));
  mockEndpoint('DELETE /member/sessions/:id', refusal('not_found'));
  const { user } = await renderScreen(PATH);
  const end = await screen.findByRole('button', { name: 'Chrome · Windows 로그아웃' });
  sessions = sessions.slice(0, 1);
  await user.click(end);
  await screen.findByText('로그아웃했어요');
  await expect.poll(() => screen.queryByText('Chrome · Windows')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
