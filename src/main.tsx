import './ui/app.css';
import { browserEnvironment } from './environment/browserEnvironment.ts';
import { mountApp } from './mountApp.tsx';

/** The service worker comes last, so that it slows down no first load. */
const WORKER_AFTER_MS = 4_000;

void mountApp(browserEnvironment);
setTimeout(() => {
  import('./environment/serviceWorker.ts')
    .then(({ startWorkerOnIdle }) => startWorkerOnIdle())
    .catch((cause) => {
      // Offline it starts with a later visit.
      if (navigator.onLine) console.error('The service worker was not started', cause);
    });
}, WORKER_AFTER_MS);
