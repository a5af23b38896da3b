import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RouteParams } from '../../widgets/link/routes.ts';
import { LoadingScreen } from '../trouble/LoadingScreen.tsx';
import { LazyScreen } from './lazyScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { screenAt, useOwnFrame } from './screenAt.ts';
import { useLeavesCallback } from './useLeavesCallback.ts';

export function AppRoutes() {
  const { pathname, search } = useLocation();
  const ownFrame = useOwnFrame();
  const isLeaving = useLeavesCallback();
  if (isLeaving) return <LoadingScreen />;
  if (pathname === '/') return <Navigate replace to={`/home/${search}`} />;
  const { screen, params } = screenAt(pathname);
  return (
    <Suspense fallback={ownFrame ? null : <LoadingScreen />} key={ownFrame?.path ?? pathname}>
      <ScreenBoundary hasOwnFrame={ownFrame !== undefined}>
        <RouteParams value={params}>
          <LazyScreen screen={screen} />
        </RouteParams>
      </ScreenBoundary>
    </Suspense>
  );
}
