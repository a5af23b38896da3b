import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { EnvironmentContext } from '../../../src/environment/environment.ts';
import { SearchPage } from '../../../src/pages/search/SearchPage.tsx';
import { createAppStore } from '../../../src/state/appStore.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { findOption, ONE_OF_EACH } from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

/** The page as the server renders it, in which a visitor types before the script hydrates it. */
async function typeBeforeHydration(address: string, typed: string) {
  const draw = () => (
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={testI18n('ko')}>
        <EnvironmentContext value={fakeEnvironment()}>
          <Provider
            store={createAppStore({ config: testClientConfig, answers: null }, createQueryClient())}
          >
            <SearchPage />
          </Provider>
        </EnvironmentContext>
      </I18nextProvider>
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(draw());
  document.body.append(container);
  field().value = typed;
  render(draw(), { container, hydrate: true });
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

it.each([
  ['/search', '모아'],
  ['/search?q=보톡스', '모아'],
])('at %s a text that was typed before the app listens is searched', async (address, typed) => {
  mockEndpoint('GET /public/search', ONE_OF_EACH);
  await typeBeforeHydration(address, typed);
  await findOption('모아의원');
  expect(field().value).toBe(typed);
});
