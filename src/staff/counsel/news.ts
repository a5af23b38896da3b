import type { QueryClient } from '@tanstack/query-core';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { StaffNews } from '../../../contract/staffCounsel.ts';
import { staffBackgroundCall } from '../../api/staffCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerData } from '../../api/useServerData.ts';
import { MESSAGES_POLL_MS } from '../../constants.ts';
import { titleMarkAtom } from '../../state/titleMarkAtom.ts';
import { useIsOperator } from '../console/useStaff.ts';

const KEY = 'GET /staff/news';

interface News {
  now: StaffNews;
  /** When the inbox was loaded, or less: what staff have answered meanwhile does not hide what is new. */
  seen: StaffNews;
}

const askNow = async (): Promise<StaffNews> => (await staffBackgroundCall(KEY, {})).data;

const newsQuery = (client: QueryClient) => ({
  queryKey: [KEY],
  queryFn: async (): Promise<News> => {
    const now = await askNow();
    const seen = client.getQueryData<News>([KEY])?.seen ?? now;
    return {
      now,
      seen: {
        unread: Math.min(seen.unread, now.unread),
        waiting: Math.min(seen.waiting, now.waiting),
      },
    };
  },
  refetchInterval: MESSAGES_POLL_MS,
});

/** How many messages and counsels have come since the inbox was loaded. Operators answer none. */
export function useNews(): number {
  const client = useQueryClient();
  const isOperator = useIsOperator();
  const { data } = useServerData(newsQuery(client), { enabled: !isOperator });
  return data ? data.now.unread - data.seen.unread + data.now.waiting - data.seen.waiting : 0;
}

/** The inbox was loaded. */
export async function markNewsSeen(client: QueryClient): Promise<void> {
  try {
    const now = await askNow();
    client.setQueryData<News>([KEY], { now, seen: now });
  } catch (cause) {
    console.error('The number of new messages was not read', cause);
  }
}

/** While the console is open, the title of the window carries the number. */
export function useNewsInTitle(): void {
  const news = useNews();
  const mark = useSetAtom(titleMarkAtom);
  useEffect(() => {
    mark(news);
    return () => mark(0);
  }, [news, mark]);
}
