import type { i18n } from 'i18next';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { useMemberBackground } from './domain/member/useMemberBackground.ts';
import { ResumedPress } from './domain/session/login/ResumedPress.tsx';
import { type Environment, EnvironmentContext } from './environment/environment.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { BottomNavigation } from './layout/frame/BottomNavigation.tsx';
import { PictureHost } from './layout/PictureHost.tsx';
import { AppRoutes } from './layout/routing/AppRoutes.tsx';
import { ErrorBoundary } from './layout/trouble/ErrorBoundary.tsx';
import type { createAppStore } from './state/appStore.ts';

interface AppProps {
  environment: Environment;
  store: ReturnType<typeof createAppStore>;
  i18n: i18n;
}

/** Everything inside the router. The router itself differs between browser, LINE and server. */
export function App({ environment, store, i18n }: AppProps) {
  return (
    <EnvironmentContext value={environment}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <PictureHost>
            <ErrorBoundary>
              <AppLayout navigation={<MemberNavigation />}>
                <AppRoutes />
                <ResumedPress />
              </AppLayout>
            </ErrorBoundary>
          </PictureHost>
        </I18nextProvider>
      </Provider>
    </EnvironmentContext>
  );
}

/** The bottom navigation, with the dots of a member and what runs on every page of a member. */
function MemberNavigation() {
  const member = useMemberBackground();
  const marks = member && { '/counsel': <member.CounselDot />, '/my-page': <member.NoticeDot /> };
  return (
    <>
      <BottomNavigation marks={marks ?? {}} />
      {member && <member.MemberBackground />}
    </>
  );
}
