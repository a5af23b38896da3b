import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/query-core';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageRenderer } from '../contract/pageRenderer.ts';
import { type Language, languageOf } from '../contract/plain/language.ts';
import { App } from './App.tsx';
import { isNotFound } from './api/ApiError.ts';
import { type Call, callThrough } from './api/call.ts';
import { createQueryClient } from './api/queryClient.ts';
import { browserEnvironment } from './environment/browserEnvironment.ts';
import { isLineAddress, LINE_BASENAME, lineAddress } from './environment/lineAddress.ts';
import { loadI18n, type Namespace, textFile } from './i18n/i18n.ts';
import { headTags } from './layout/head/headTags.ts';
import { knownSearch, splitAddress } from './layout/head/pageAddress.ts';
import { loadScreen } from './layout/routing/lazyScreen.tsx';
import { namespacesOf, screenAt } from './layout/routing/screenAt.ts';
import { localName } from './lib/localText.ts';
import type { HeadInput, PageParameters, ScreenModule } from './screen.ts';
import { notFound, screens } from './screens.ts';
import { addressAtom } from './state/addressAtom.ts';
import { createAppStore } from './state/appStore.ts';

/** Loads all screens at the start: a running server must not read files that a later build may replace. */
export async function loadScreens(): Promise<void> {
  const texts = Promise.all([textsIn('ko'), textsIn('ja')]);
  await Promise.all([...screens, notFound].map((screen) => loadScreen(screen, () => texts)));
}

/** The address without parameters that the screen does not read. */
export function pageAddress(url: string, acceptLanguage = ''): string {
  const whole = isLineAddress(url) ? lineAddress(url, [acceptLanguage]) : url;
  const { basename, pathname, search } = partsOf(whole);
  return basename + pathname + knownSearch(pathname, search);
}

/** Inside LINE the addresses of all pages begin with the basename. */
function partsOf(address: string) {
  const basename = isLineAddress(address) ? LINE_BASENAME : '';
  return { basename, ...splitAddress(address.slice(basename.length)) };
}

/** Renders one page to markup, with the answers of its queries. */
export const renderPage: PageRenderer = async ({ url, config, readPublic }) => {
  const { basename, pathname, search } = partsOf(url);
  const language = languageOf(search);
  const i18n = await textsIn(language);

  const { screen, params } = screenAt(pathname);
  const parameters: PageParameters = { params, search: new URLSearchParams(search) };
  const module = await loadScreen(screen, () => textsIn(language));
  const queryClient = createQueryClient();
  const wasFound = await answerQueries(module, parameters, queryClient, callThrough(readPublic));

  const answers = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    // The missing-record error is sent along, so that the browser does not ask again.
    shouldRedactErrors: () => false,
  });
  const boot = { config, answers: withoutTimes(answers) };
  const store = createAppStore({ config, answers: null }, queryClient);
  store.set(addressAtom, { pathname, search });
  const body = renderToString(
    <StaticRouter basename={basename} location={url}>
      <App environment={{ ...browserEnvironment, basename }} store={store} i18n={i18n} />
    </StaticRouter>,
  );
  const input: HeadInput = {
    ...parameters,
    t: i18n.t,
    localName: (named) => localName(language, named).text,
    answerTo: (query) => queryClient.getQueryData(query.queryKey),
  };
  const head = module.head(input);
  return {
    status: screen === notFound || !wasFound ? 404 : 200,
    address: url,
    language,
    head: headTags(head, { pathname, search, language, config, t: i18n.t }),
    body,
    boot,
    scripts: [
      screen.chunk,
      ...namespacesOf(screen).map((namespace) => textFile(language, namespace)),
    ],
  };
};

/** The same answers make the same page with the same ETag. The browser sets the times when it reads the answers. */
const withoutTimes = ({ queries }: DehydratedState) => ({
  queries: queries.map((query) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
  })),
});

const NAMESPACES: readonly Namespace[] = ['everywhere', 'browsing', 'membership', 'staff'];

/** The texts never change, so all requests share one instance per language. */
const textsIn = memoize((language: Language) => loadI18n(language, NAMESPACES));

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** False if the record of the page does not exist. */
async function answerQueries(
  { queries }: ScreenModule,
  parameters: PageParameters,
  queryClient: QueryClient,
  ask: Call,
): Promise<boolean> {
  const wanted = queries?.(parameters) ?? [];
  await Promise.all(
    wanted.map((query) => {
      // ScreenQuery does not know the type of `ask`.
      const queryFn = (context: never) => query.queryFn(context, ask as never);
      const options = { ...query, queryFn, retry: false } as never;
      return query.initialPageParam === undefined
        ? queryClient.prefetchQuery(options)
        : queryClient.prefetchInfiniteQuery(options);
    }),
  );
  return !queryClient
    .getQueryCache()
    .getAll()
    .some((query) => isNotFound(query.state.error));
}
