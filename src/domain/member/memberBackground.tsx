import type { QueryClient } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { counselListQuery, useCounselList } from '../counsel/counselAtoms.ts';
import { useKeptAppointment } from '../counsel/useKeptAppointment.ts';
import { useFreshness } from '../live/useFreshness.ts';
import { useMemberLive } from '../live/useMemberLive.ts';
import { noticeListQuery, useHasNotices } from '../notice/noticeAtoms.ts';
import { usePushRenewal } from '../notice/pushAtoms.ts';

/** Runs on every page of a member: keeps up to date what the page shows and what the device keeps. */
export function MemberBackground() {
  useFreshness(refreshNews);
  useMemberLive();
  useKeptAppointment();
  usePushRenewal();
  return null;
}

async function refreshNews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchInfiniteQuery(counselListQuery),
    client.prefetchInfiniteQuery(noticeListQuery),
  ]);
}

/** Shows while a counsel has a change or a message that the member has not seen. */
export function CounselDot() {
  const { t } = useTranslation();
  const { hasNews } = useCounselList();
  return hasNews && <NewsDot label={t('common.changed')} />;
}

/** Shows while the member has a notice that was not seen. */
export function NoticeDot() {
  const { t } = useTranslation();
  return useHasNotices() && <NewsDot label={t('common.newNotice')} />;
}
