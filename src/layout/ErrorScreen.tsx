import { ErrorState } from './ErrorState.tsx';

/** In place of the whole app. */
export function ErrorScreen() {
  return (
    <main className="app-column grid min-h-dvh place-content-center px-4">
      <ErrorState />
    </main>
  );
}
