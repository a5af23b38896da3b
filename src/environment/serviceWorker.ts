import { inAppBrowserOf } from './inAppBrowser.ts';

/**
 * Whether this browser may have our service worker. Browsers inside other apps lose it or show no notices. Browsers that
 * a program drives, e.g. crawlers and tests, need no page for offline use.
 */
export const mayHaveWorker = (): boolean =>
  'serviceWorker' in navigator &&
  isSecureContext &&
  !navigator.webdriver &&
  inAppBrowserOf(navigator.userAgent) === null;

/** Does nothing when it is there already. */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

/** Development has no built worker. */
export async function startWorkerOnIdle(): Promise<void> {
  if (!import.meta.env.PROD || !mayHaveWorker()) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  }
  await startWorker();
}
