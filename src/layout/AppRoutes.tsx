import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { notFound, screens } from '../screens.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { LazyScreen } from './lazyScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useOwnFrame } from './useOwnFrame.ts';

export function AppRoutes() {
  const { pathname, search } = useLocation();
  const ownFrame = useOwnFrame();
  return (
    <Suspense fallback={ownFrame ? null : <LoadingScreen />} key={ownFrame?.path ?? pathname}>
      <ScreenBoundary key={pathname}>
        <Routes>
          <Route path="/" element={<Navigate replace to={`/home/${search}`} />} />
          {[...screens, notFound].map((screen) => (
            <Route key={screen.path} path={screen.path} element={<LazyScreen screen={screen} />} />
          ))}
        </Routes>
      </ScreenBoundary>
    </Suspense>
  );
}
