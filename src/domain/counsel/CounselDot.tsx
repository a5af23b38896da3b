import type { QueryClient } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { useFreshness } from '../live/useFreshness.ts';
import { useMemberLive } from '../live/useMemberLive.ts';
import { counselListQuery, useCounselList } from './counselAtoms.ts';

const refresh = (client: QueryClient) => client.prefetchInfiniteQuery(counselListQuery);

/** Shows while a counsel has a change that the member has not opened. */
export function CounselDot() {
  const { t } = useTranslation();
  const { hasNews } = useCounselList();
  useFreshness(refresh);
  useMemberLive();
  return hasNews && <NewsDot label={t('common.changed')} />;
}
