import type { QueryClient } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { useFreshness } from '../live/useFreshness.ts';
import { noticeListQuery, useHasNotices } from './noticeAtoms.ts';
import { usePushRenewal } from './pushAtoms.ts';

const refresh = (client: QueryClient) => client.prefetchInfiniteQuery(noticeListQuery);

/** Shows while the member has a notice that was not seen. */
export function NoticeDot() {
  const { t } = useTranslation();
  const hasNotices = useHasNotices();
  useFreshness(refresh);
  usePushRenewal();
  return hasNotices && <NewsDot label={t('common.newNotice')} />;
}
