import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { EnvironmentContext } from '../../../src/environment/environment.ts';
import { CallbackPage } from '../../../src/pages/oauth-callback/CallbackPage.tsx';
import { createAppStore } from '../../../src/state/appStore.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { listenToLogins, PAIR } from '../../support/browser/loginWindow.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

it('AUTH-28 the code is posted once, also where React runs every effect twice', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const posted = mockEndpoint('POST /member/line/login', PAIR);
  const channel = listenToLogins();
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/oauth/line?code=code-1&state=state-1']}>
        <EnvironmentContext value={fakeEnvironment()}>
          <Provider
            store={createAppStore({ config: testClientConfig, answers: null }, createQueryClient())}
          >
            <I18nextProvider i18n={testI18n()}>
              <CallbackPage />
            </I18nextProvider>
          </Provider>
        </EnvironmentContext>
      </MemoryRouter>
    </StrictMode>,
  );
  await expect.poll(() => channel.heard.length).toBeGreaterThan(0);
  channel.say({ taken: 'state-1' });
  await screen.findByText('로그인 되었습니다');
  expect(posted).toHaveLength(1);
  expect(channel.heard).toHaveLength(1);
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
});
