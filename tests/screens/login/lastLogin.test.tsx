import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { pairMessage, postToPage } from '../../support/browser/loginWindow.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';

const ADDRESS = 'https://provider.example/authorize?client_id=1&state=state-1';

/** A login by Google, whose session then ends by itself. */
async function logInOnce() {
  mockEndpoint('GET /member/google/url', { url: ADDRESS });
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  const { user, environment, unmount } = await renderScreen('/bookmark');
  await user.click(await screen.findByRole('button', { name: '구글로 로그인' }));
  await expect.poll(() => environment.logins).toEqual([ADDRESS]);
  act(() => postToPage(pairMessage()));
  await screen.findByText('로그인 되었습니다');
  unmount();
  removeSessionMark();
}

describe('the login that this browser used last', () => {
  it.each([
    ['', '구글로 로그인', '최근 사용', '라인으로 로그인'],
    ['?lang=ja', 'Googleでログイン', '前回利用', 'LINEでログイン'],
  ])('AUTH-02 says so, with the same name and in the same place (%s)', async (...texts) => {
    const [query, name, said, first] = texts;
    await logInOnce();
    await renderScreen(`/bookmark${query}`);
    await screen.findByRole('button', { name, description: said });
    const [line, google, ...others] = within(screen.getByRole('main')).getAllByRole('button');
    expect(google).toBe(screen.getByRole('button', { name }));
    expect(line).toBe(screen.getByRole('button', { name: first, description: '' }));
    expect(others).toHaveLength(2);
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect({ ...localStorage }).toMatchObject({ lastLogin: 'google' });
  });

  it('is forgotten at logout', async () => {
    await logInOnce();
    logIn();
    mockEndpoint('POST /auth/logout', {});
    const { user } = await renderScreen('/my-page');
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await expect.poll(() => localStorage.getItem('lastLogin')).toBeNull();
  });
});
