import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineAppLogin, useLoginArrival } from '../domain/session/login/loginsOnArrival.ts';
import { useSessionChanges } from '../domain/session/sessionChanges.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toaster } from '../widgets/Toaster.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { ModalHost } from './ModalHost.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { useAliveMark } from './useAliveMark.ts';
import { useOwnFrame } from './useOwnFrame.ts';
import { useScrollPosition } from './useScrollPosition.ts';

interface AppLayoutProps {
  /** Says in the bottom navigation that a counsel has news. */
  counselNews: ReactNode;
  children: ReactNode;
}

/** The frame around every screen: one column, the bottom navigation, and quiet notices. */
export function AppLayout({ counselNews, children }: AppLayoutProps) {
  const { t } = useTranslation();
  useScrollPosition();
  useAliveMark();
  useSessionChanges();
  useLineAppLogin();
  useLoginArrival();
  const hasOwnFrame = useOwnFrame() !== undefined;
  return (
    <div className={hasOwnFrame ? 'min-h-dvh' : 'app-column'}>
      <SkipLink target="content">{t('nav.skipToContent')}</SkipLink>
      <OfflineBar />
      <DemoNotice />
      {children}
      {!hasOwnFrame && <BottomNavigation marks={{ '/counsel': counselNews }} />}
      <ModalHost />
      <Toaster />
    </div>
  );
}
