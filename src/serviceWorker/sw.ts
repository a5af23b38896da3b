import { languageOf } from '../../contract/plain/language.ts';
import { isStaffPath } from '../../contract/plain/staffPath.ts';
import { readKeptAppointment } from '../environment/keptAppointment.ts';
import colours from '../ui/tokens.css?raw';
import { offlinePage } from './offlinePage.ts';
import { notificationOf, ownAddress } from './pushNotification.ts';
import { renewPush } from './renewPush.ts';
import type { WorkerScope } from './workerTypes.ts';

/**
 * The service worker, built as /sw.js. It shows pushes, and a page of its own when a page cannot be loaded. It caches
 * no page and no answer of the API, and it does not touch other requests.
 */
declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

// The browser asks for the page while the worker starts, so the start of the worker delays no page.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && request.method === 'GET';
  // The LINE app has its own way to say that it is offline.
  if (!isPage || isBelow(pathname, '/liff')) return;
  // biome-ignore lint/style/noRestrictedGlobals: it passes on what the browser asked for
  const load = async () => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(load().catch(() => answerOffline(new URL(request.url))));
});

self.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration;
  // biome-ignore lint/style/noRestrictedGlobals: the client of src/api is for pages
  const ask = (path: string, init: RequestInit) => fetch(path, init);
  const renewal = renewPush({ ask, pushManager, made: event.newSubscription ?? null });
  // It fails offline, or when the permission has been withdrawn.
  event.waitUntil(renewal.catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(ownAddress(notification.data?.link, location.origin)));
});

/**
 * Focuses the tab that shows the page, else opens a new one. It never navigates a tab that shows another page: typed
 * text would be lost.
 */
async function openPage(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

async function answerOffline({ pathname, search }: URL): Promise<Response> {
  const page = offlinePage({
    language: languageOf(search),
    appointment: isStaffPath(pathname) ? null : await readKeptAppointment(),
    colours,
    now: new Date(),
  });
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  });
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
