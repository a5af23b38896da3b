import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '../../constants.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Screen, ScreenModule } from '../../screen.ts';
import { useTitle } from '../head/useTitle.ts';

interface Loading {
  promise: Promise<ScreenModule>;
  module?: ScreenModule;
  failure?: unknown;
}

/** Every visitor gets the same scripts, so the server shares them between requests. */
const loadings = new Map<Screen, Loading>();

/**
 * Loads a screen and its texts once; after two minutes it counts as failed. A failure stays until ScreenBoundary forgets it,
 * otherwise every render would load again.
 */
export function loadScreen(
  screen: Screen,
  loadItsTexts: () => Promise<unknown>,
): Promise<ScreenModule> {
  const known = loadings.get(screen);
  if (known) return known.promise;
  const promise = withDeadline(Promise.all([screen.load(), loadItsTexts()])).then(
    ([module]) => {
      loadings.set(screen, { promise, module });
      return module;
    },
    (cause: unknown) => {
      const failure = navigator.onLine ? cause : new NoConnection(cause);
      loadings.set(screen, { promise, failure });
      throw failure;
    },
  );
  loadings.set(screen, { promise });
  return promise;
}

/** Allows the failed screen to load again. */
export function forgetFailure(failure: unknown): void {
  for (const [screen, loading] of loadings) {
    if ('failure' in loading && loading.failure === failure) loadings.delete(screen);
  }
}

/** Renders at once if all is loaded, as it is for the screen of the first address. */
export function LazyScreen({ screen }: { screen: Screen }) {
  const { i18n } = useTranslation();
  const module =
    loadings.get(screen)?.module ??
    use(loadScreen(screen, () => loadTexts(i18n, screen.namespaces ?? [])));
  return <ShownScreen module={module} />;
}

function ShownScreen({ module }: { module: ScreenModule }) {
  useTitle(module);
  useFocusOnArrival();
  return <module.Page />;
}

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

export function withDeadline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`Loading took longer than ${CHUNK_TIMEOUT_MS} ms`)),
      CHUNK_TIMEOUT_MS,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A screen's script failed to load while the browser is offline. */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(cause: unknown) {
    super('The screen needs a connection', { cause });
  }
}

/** After a followed link, the keyboard focus moves to the new page. */
function useFocusOnArrival(): void {
  const hasFollowedLink = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, however it changes later
  useEffect(() => {
    if (hasFollowedLink) document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
}
