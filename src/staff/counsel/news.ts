import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { StaffNews } from '../../../contract/staff/staffCounsel.ts';
import { staffBackgroundCall } from '../../api/staffCall.ts';
import { useServerData } from '../../api/useServerData.ts';
import { titleMarkAtom } from '../../state/titleMarkAtom.ts';
import { useIsOperator } from '../console/useStaff.ts';

const KEY = 'GET /staff/news';

export const newsQuery = {
  queryKey: [KEY],
  queryFn: async (): Promise<StaffNews> => (await staffBackgroundCall(KEY, {})).data,
};

/** What waits for the clinic; undefined while unknown. Operators answer none. */
export function useNews(): StaffNews | undefined {
  const isOperator = useIsOperator();
  return useServerData(newsQuery, { enabled: !isOperator }).data;
}

/** While the console is open, the title of the window shows how many messages and counsels wait for the clinic. */
export function useNewsInTitle(): void {
  const news = useNews();
  const count = news ? news.unread + news.waiting + news.asking : 0;
  const mark = useSetAtom(titleMarkAtom);
  useEffect(() => {
    mark(count);
    return () => mark(0);
  }, [count, mark]);
}
