import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import type { Boot } from '../contract/pageRenderer.ts';
import { languageOf } from '../contract/plain/language.ts';
import { App } from './App.tsx';
import { followNewBuilds } from './api/newBuild.ts';
import { createQueryClient } from './api/queryClient.ts';
import { startLineLoginAtom } from './domain/session/lineLogin.ts';
import type { Environment } from './environment/environment.ts';
import { loadI18n } from './i18n/i18n.ts';
import { endEarlyPresses } from './layout/earlyPresses.ts';
import { knownSearch } from './layout/head/pageAddress.ts';
import { connectHistory } from './layout/routing/connectHistory.ts';
import { loadScreen } from './layout/routing/lazyScreen.tsx';
import { namespacesOf, screenAt } from './layout/routing/screenAt.ts';
import { createAppStore } from './state/appStore.ts';
import { nameMemberInCalls } from './state/sessionAtom.ts';
import { ServerSearch } from './widgets/link/wholeSearch.ts';

/** Starts the app in the browser: prepares, then renders or hydrates the server's markup. */
export async function mountApp(environment: Environment): Promise<void> {
  const root = document.getElementById('root');
  const boot = readBoot();
  if (!root) throw new Error('The page has no #root');
  followNewBuilds();

  // Inside LINE the address is correct only after this.
  await prepare(environment, boot, root);
  stayOnSite(environment);
  await nextTask();
  const queryClient = createQueryClient();
  queryClient.mount();
  nameMemberInCalls(queryClient);
  const store = createAppStore(boot, queryClient);
  const history = connectHistory(
    createBrowserHistory({ v5Compat: true }),
    environment.basename,
    store,
  );
  void store.set(startLineLoginAtom, environment);
  const language = languageOf(location.search);
  await nextTask();
  const { screen } = screenAt(pathIn(environment));
  const texts = loadI18n(language, namespacesOf(screen));
  const [i18n] = await Promise.all([
    texts,
    // A failure is shown by the app itself.
    loadScreen(screen, () => texts).catch(() => undefined),
  ]);
  // LINE may have changed the address, and without Japanese texts the page is Korean.
  showLanguage(i18n);
  i18n.on('languageChanged', () => showLanguage(i18n));
  await nextTask();

  const search = knownSearch(pathIn(environment), location.search);
  const app = (
    <StrictMode>
      <HistoryRouter history={history} basename={environment.basename}>
        <ServerSearch value={search}>
          <App environment={environment} store={store} i18n={i18n} />
        </ServerSearch>
      </HistoryRouter>
    </StrictMode>
  );
  // Markup of another address, or in another language, cannot be hydrated.
  const isServerRendered =
    root.dataset.rendered === environment.basename + pathIn(environment) + search &&
    i18n.resolvedLanguage === language;
  endEarlyPresses();
  if (!isServerRendered) return createRoot(root).render(app);
  // A transition hydrates in short tasks, so the page answers presses between them.
  startTransition(() => void hydrateRoot(root, app));
}

/** The router would pass a path with two slashes to the browser as another host. */
function stayOnSite(environment: Environment): void {
  const path = pathIn(environment);
  if (!path.startsWith('//')) return;
  const { origin, search, hash } = location;
  const ownPath = environment.basename + path.replace(/^\/+/, '/');
  history.replaceState(history.state, '', origin + ownPath + search + hash);
}

/** If LINE does not start, a screen offers to go on as a guest. If that screen cannot be loaded, the app starts at once. */
async function prepare(environment: Environment, { config }: Boot, root: HTMLElement) {
  try {
    await environment.prepare(config);
  } catch (cause) {
    console.error('The app could not be prepared', cause);
    const shown = import('./layout/trouble/startAnyway.tsx').then(({ startAnyway }) =>
      startAnyway(root, environment, config.publicUrl),
    );
    await shown.catch((missing) => console.error('There is no screen to say so', missing));
    // The address may contain tokens, which the preparation did not remove.
    history.replaceState(null, '', environment.plainAddress());
  }
}

function readBoot(): Boot {
  const json = document.getElementById('boot')?.textContent;
  if (!json) throw new Error('The page came without its boot data');
  return JSON.parse(json) as Boot; // written by our server
}

/** The start is cut into short tasks, so that the page scrolls and marks presses between them. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function showLanguage({ resolvedLanguage }: i18n): void {
  document.documentElement.lang = resolvedLanguage ?? 'ko';
}

const pathIn = ({ basename }: Environment) => location.pathname.slice(basename.length) || '/';
