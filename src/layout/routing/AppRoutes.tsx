import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { withoutLastSlash } from '../../lib/withoutLastSlash.ts';
import type { Screen } from '../../screen.ts';
import { notFound, screens } from '../../screens.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { Frame } from '../frame/Frame.tsx';
import { LazyScreen } from './lazyScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useLeavesCallback } from './useLeavesCallback.ts';

/** One route for each screen of `screens`. */
export function AppRoutes() {
  const { search } = useLocation();
  const isLeaving = useLeavesCallback();
  if (isLeaving) return <LoadingScreen />;
  return (
    <Routes>
      <Route path="/" element={<Navigate replace to={`/home/${search}`} />} />
      {[...screens, notFound].map((screen) => (
        <Route key={screen.path} path={screen.path} element={<ScreenElement screen={screen} />} />
      ))}
    </Routes>
  );
}

/** A new path mounts the screen again, except a screen with its own frame (the console): it stays mounted. */
function ScreenElement({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const { path, hasOwnFrame = false } = screen;
  const key = hasOwnFrame ? path : withoutLastSlash(pathname);
  return (
    <Suspense fallback={hasOwnFrame ? null : <LoadingScreen />} key={key}>
      <ScreenBoundary hasOwnFrame={hasOwnFrame}>
        <LazyScreen screen={screen} />
      </ScreenBoundary>
    </Suspense>
  );
}

function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Frame>
      <h1 className="grid h-60 place-items-center">
        <Spinner label={t('common.loading')} />
      </h1>
    </Frame>
  );
}
