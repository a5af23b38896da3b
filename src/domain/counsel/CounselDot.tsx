import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { useMemberLive } from '../live/useMemberLive.ts';
import { counselListQuery, useCounselList } from './counselAtoms.ts';

/** Shows while a counsel has a change that the member has not opened. */
export function CounselDot() {
  const { t } = useTranslation();
  const { hasNews } = useCounselList();
  useFreshness();
  useMemberLive();
  return hasNews && <NewsDot label={t('common.changed')} />;
}

/** Refetches on each new page and when the tab becomes visible, at most once a minute. */
function useFreshness(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is an occasion to ask
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible')
        void client.prefetchInfiniteQuery(counselListQuery);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [client, pathname]);
}
