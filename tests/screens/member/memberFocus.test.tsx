import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { lineReading } from '../../support/screen/sampleAnswers.ts';

const focused = () => document.activeElement;
const button = (name: string) => screen.findByRole('button', { name });

async function open(path: string, options: Parameters<typeof renderScreen>[1] = {}) {
  logIn();
  const { user } = await renderScreen(path, options);
  const enter = async (name: string) => {
    (await button(name)).focus();
    await user.keyboard('{Enter}');
  };
  return { user, enter };
}

describe('by keyboard, the focus stays on the page', () => {
  const at = '2026-11-22T03:00:00.000Z';
  const session = (n: number, system: string) => ({
    id: `01900000-0000-7000-8000-00000000005${n}`,
    system,
    isThis: n === 1,
    browser: 'Chrome',
    created_at: at,
    used_at: at,
  });

  it('when the devices that were pressed are logged out', async () => {
    let sessions = ['iPhone', 'Windows', 'Android'].map((system, n) => session(n + 1, system));
    mockEndpoint('GET /member/sessions', () => ({ data: sessions }));
    mockEndpoint('DELETE /member/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return {};
    });
    mockEndpoint('POST /member/sessions/end-others', () => {
      sessions = sessions.slice(0, 1);
      return {};
    });
    const { enter } = await open('/my-page/sessions');
    await enter('Chrome · Windows 로그아웃');
    await expect.poll(() => screen.queryByText('Chrome · Windows')).toBeNull();
    expect(focused()).toBe(screen.getByText('Chrome · Android').closest('li'));
    await enter('다른 기기에서 모두 로그아웃');
    await screen.findByText('다른 기기에는 로그인되어 있지 않아요');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  it('after a logout', async () => {
    mockEndpoint('POST /auth/logout', {});
    const { enter } = await open('/my-page');
    await enter('로그아웃');
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  it('when the LINE account was added', async () => {
    mockEndpoint('GET /member/email', { data: { isOffered: false, address: null, waiting: null } });
    mockEndpoint('GET /member/notice-choices', { data: { channels: ['LINE'], off: [] } });
    mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true }) });
    const environment = fakeEnvironment({ addFriend: async () => 'added' });
    const { enter } = await open('/my-page/notices', {
      config: { lineFriendId: '@moa' },
      environment,
    });
    await enter('친구 추가하기');
    const added = await screen.findByText('라인 친구로 추가되었어요');
    expect(focused()).toBe(added.closest('[role=status]'));
  });

  it('while an e-mail address is changed', async () => {
    const address = 'me@example.com';
    mockEndpoint('GET /member/email', { data: { isOffered: true, address, waiting: null } });
    mockEndpoint('GET /member/notice-choices', { data: { channels: ['EMAIL'], off: [] } });
    const { enter } = await open('/my-page/notices');
    await enter('주소 변경');
    await screen.findByRole('textbox', { name: '이메일 주소' });
    expect(focused()).toBe(screen.getByRole('region', { name: '이메일' }));
  });
});
