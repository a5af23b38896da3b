/** What the service worker uses of its global scope. The compiler knows the scope of pages only. */
export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(
    name: K,
    handle: (event: WorkerEvents[K]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerEvent & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
  push: WorkerEvent & { data: { text(): string } | null };
  /** Some browsers name no subscription. */
  pushsubscriptionchange: WorkerEvent & { newSubscription?: PushSubscription | null };
  notificationclick: WorkerEvent & { notification: Notification };
}
