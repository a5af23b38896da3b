import { act, type RenderResult, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
  type NavigateFunction,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { languageOf } from '../../../contract/plain/language.ts';
import { App } from '../../../src/App.tsx';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { connectHistory } from '../../../src/layout/routing/connectHistory.ts';
import { loadScreen } from '../../../src/layout/routing/lazyScreen.tsx';
import { notFound, screens } from '../../../src/screens.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { nameMemberInCalls } from '../../../src/state/sessionAtom.ts';
import { testClientConfig } from '../app/testClientConfig.ts';
import { type FakeEnvironment, fakeEnvironment } from '../fakes/fakeEnvironment.ts';
import { testI18n } from './testI18n.ts';

export interface ScreenOptions {
  environment?: FakeEnvironment;
  config?: Partial<ClientConfig>;
  /** After a reload the tab still has its history: the addresses before, and the state of the current entry. */
  history?: { before: readonly string[]; state: unknown };
}

interface RenderedScreen extends RenderResult {
  user: ReturnType<typeof userEvent.setup>;
  environment: FakeEnvironment;
  store: ReturnType<typeof createAppStore>;
  /** The texts, so that a test can take some away. */
  i18n: ReturnType<typeof testI18n>;
  /** Navigates as a link would. */
  goTo: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Path and query of the screen that shows now. */
  address: () => string;
}

/**
 * The whole app at an address, as a visitor opens it: `await renderScreen('/contents?lang=ja')`.
 * Look at it through roles and texts; announce its calls with mockEndpoint first.
 */
export async function renderScreen(
  address: string,
  options: ScreenOptions = {},
): Promise<RenderedScreen> {
  const environment = options.environment ?? fakeEnvironment();
  const language = languageOf(new URL(address, 'http://localhost').search);
  const boot = { config: { ...testClientConfig, ...options.config }, answers: null };
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  nameMemberInCalls(queryClient);
  const store = createAppStore(boot, queryClient);
  const i18n = testI18n(language);
  const { before, state } = options.history ?? { before: [], state: null };
  const memory = createMemoryHistory({
    initialEntries: [
      ...before.map((path) => environment.basename + path),
      { ...parsePath(environment.basename + address), state },
    ],
    v5Compat: true,
  });
  const history = connectHistory(memory, environment.basename, store);

  // All screens are imported first, so that a test does not wait for the transformation of files.
  const texts = async () => i18n;
  await Promise.all([...screens, notFound].map((screen) => loadScreen(screen, texts)));
  const user = userEvent.setup();
  let guide: NavigateFunction | undefined;
  let here = address;
  const rendered = await act(async () =>
    render(
      <HistoryRouter basename={environment.basename} history={history}>
        <App environment={environment} store={store} i18n={i18n} />
        <Guide
          onKnown={(navigate, address) => {
            guide = navigate;
            here = address;
          }}
        />
      </HistoryRouter>,
    ),
  );
  const goTo = (to: string) => act(async () => guide?.(to));
  const goBack = () => act(async () => guide?.(-1));
  return { ...rendered, user, environment, store, i18n, goTo, goBack, address: () => here };
}

interface GuideProps {
  onKnown: (navigate: NavigateFunction, address: string) => void;
}

function Guide({ onKnown }: GuideProps) {
  const { pathname, search } = useLocation();
  onKnown(useNavigate(), pathname + search);
  return null;
}
