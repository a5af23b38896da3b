import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineAppLogin, useLoginArrival } from '../domain/session/login/loginToasts.ts';
import { useSessionChanges } from '../domain/session/useSessionChanges.ts';
import { SkipLink } from '../ui/button/SkipLink.tsx';
import { HydratedApart } from '../ui/HydratedApart.tsx';
import { Toaster } from '../widgets/toast/Toaster.tsx';
import { repeatEarlyPresses } from './earlyPresses.ts';
import { DemoNotice } from './frame/DemoNotice.tsx';
import { LanguageOffer } from './frame/LanguageOffer.tsx';
import { OfflineBar } from './frame/OfflineBar.tsx';
import { ModalHost } from './ModalHost.tsx';
import { useHasOwnFrame } from './routing/screenAt.ts';
import { useScrollPosition } from './routing/useScrollPosition.ts';

interface AppLayoutProps {
  /** Pages with a frame of their own have none. */
  navigation: ReactNode;
  children: ReactNode;
}

/** The frame around every screen: one column, the bottom navigation, modals and toasts. */
export function AppLayout({ navigation, children }: AppLayoutProps) {
  const { t } = useTranslation();
  useScrollPosition();
  useInteractiveMark();
  useSessionChanges();
  useLineAppLogin();
  useLoginArrival();
  const hasOwnFrame = useHasOwnFrame();
  return (
    <div className={hasOwnFrame ? 'min-h-dvh' : 'app-column'}>
      <SkipLink target="content">{t('nav.skipToContent')}</SkipLink>
      <div className="fixed inset-x-0 bottom-bar z-30 mx-auto max-w-column [[data-acting]_&]:bottom-bars">
        <LanguageOffer />
        <OfflineBar />
      </div>
      {!hasOwnFrame && <DemoNotice />}
      {children}
      {!hasOwnFrame && <HydratedApart>{navigation}</HydratedApart>}
      <ModalHost />
      <Toaster />
    </div>
  );
}

/** Marks the document when React handles events, after hydration. Tests wait for this mark. */
function useInteractiveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.interactive = 'true';
    // React cannot handle a press inside an effect.
    setTimeout(repeatEarlyPresses);
  }, []);
}
