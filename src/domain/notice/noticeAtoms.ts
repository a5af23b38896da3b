import type { InfiniteData } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MemberNotice } from '../../../contract/notice.ts';
import { NOTICE_LIMIT } from '../../../contract/plain/limits.ts';
import type { Output } from '../../api/call.ts';
import { memberCall, memberPages } from '../../api/memberCall.ts';
import { pagesOf } from '../../api/pagesOf.ts';
import { atomWithInfiniteQuery, writeAtom } from '../../api/queryAtoms.ts';
import { dataOf, mapAnswer } from '../../lib/answer.ts';

const NOTICES = 'GET /member/notices';

export const noticeListQuery = memberPages(
  NOTICES,
  ({ limit, after }) => ({ query: { limit, ...(after !== undefined && { after }) } }),
  { limit: NOTICE_LIMIT, rowsOf: ({ data }) => data },
);

const noticeListAtom = atomWithInfiniteQuery(() => noticeListQuery);

/** The member's notices, newest first. */
const useNoticeList = () =>
  pagesOf<Output<typeof NOTICES>, MemberNotice>(useAtomValue(noticeListAtom), ({ data }) => data);

/** Whether there are notices that the member has not seen. */
export const useHasNotices = (): boolean => useNoticeList().first?.hasNews === true;

/**
 * The rows of the notices page. The page marks them as seen when it shows them. Rows that were new keep their mark
 * until the member leaves the page.
 */
export function useShownNotices() {
  const list = useNoticeList();
  const { mutateAsync: see } = useAtomValue(seeNoticesAtom);
  const rows = dataOf(list.answer) ?? [];
  const newest = rows[0]?.id;
  const [shownAsNew, setShownAsNew] = useState<ReadonlySet<string>>(new Set());
  const others = rows.filter(({ id, isNew }) => isNew && !shownAsNew.has(id));
  if (others.length > 0) setShownAsNew(new Set([...shownAsNew, ...others.map(({ id }) => id)]));
  const hasNews = list.first?.hasNews === true;
  const seeNewest = useEffectEvent(() => {
    if (newest === undefined) return;
    see(newest).catch((cause) => console.error('Notices were not marked as seen', cause));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another newest notice is to be marked as well
  useEffect(() => {
    if (hasNews) seeNewest();
  }, [hasNews, newest]);
  const answer = mapAnswer(list.answer, (known) =>
    known.map((notice) => ({ ...notice, isNew: shownAsNew.has(notice.id) })),
  );
  return { ...list, answer };
}

const seeNoticesAtom = writeAtom(async (until: string, client): Promise<void> => {
  await memberCall('POST /member/notices/read', { body: { until } });
  client.setQueryData<InfiniteData<Output<typeof NOTICES>>>(
    noticeListQuery.queryKey,
    (known) => known && { ...known, pages: known.pages.map((page) => seenUntil(until, page)) },
  );
});

/** Ids sort by time. */
const seenUntil = (until: string, page: Output<typeof NOTICES>): Output<typeof NOTICES> => ({
  ...page,
  data: page.data.map((notice) => (notice.id <= until ? { ...notice, isNew: false } : notice)),
  hasNews: false,
});
