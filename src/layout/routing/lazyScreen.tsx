import { use, useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '../../constants.ts';
import type { Screen, ScreenModule } from '../../screen.ts';
import { useTitle } from '../head/useTitle.ts';

const arrived = new Map<Screen, ScreenModule>();
const underway = new Map<Screen, Promise<ScreenModule>>();
const failed = new Map<unknown, Screen>();

/**
 * Loads a screen once; after two minutes it counts as failed. A failure stays until ScreenBoundary forgets it,
 * otherwise every render would load again.
 */
export function loadScreen(screen: Screen): Promise<ScreenModule> {
  const running = underway.get(screen);
  if (running) return running;
  const loading = withDeadline(screen.load()).then(
    (module) => {
      arrived.set(screen, module);
      return module;
    },
    (cause: unknown) => {
      const failure = navigator.onLine ? cause : new NoConnection(cause);
      failed.set(failure, screen);
      throw failure;
    },
  );
  underway.set(screen, loading);
  return loading;
}

/** Allows the failed screen to load again. */
export function forgetFailure(failure: unknown): void {
  const screen = failed.get(failure);
  if (screen) underway.delete(screen);
  failed.delete(failure);
}

/** Renders at once if the script is loaded, as it is for the screen of the first address. */
export function LazyScreen({ screen }: { screen: Screen }) {
  const module = arrived.get(screen) ?? use(loadScreen(screen));
  return <ShownScreen module={module} />;
}

function ShownScreen({ module }: { module: ScreenModule }) {
  useTitle(module);
  useFocusOnArrival();
  return <module.Page />;
}

export class ChunkLoadError extends Error {
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
export function useFocusOnArrival(): void {
  const hasFollowedLink = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, however it changes later
  useEffect(() => {
    if (hasFollowedLink) document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
}
