import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNSEL_STATES } from '../../../contract/counselCourse.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { LoadedList } from '../parts/LoadedList.tsx';
import { oneOf, useFilters } from '../parts/useFilters.ts';
import { refetchLists, refetchStaleLists } from '../staffAnswers.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { markNewsSeen, useNews } from './news.ts';

const LIST = 'GET /staff/counsels';

/** Unanswered counsels first, then the newest. */
export function Inbox({ chosenId }: { chosenId: string | undefined }) {
  const { t } = useTranslation('staff');
  const { filter, slice } = useFilters();
  const query = {
    state: oneOf(COUNSEL_STATES, filter('state')),
    clinicId: filter('clinic') || undefined,
    code: filter('code') || undefined,
    unread: filter('unread') === 'yes' ? ('yes' as const) : undefined,
    ...slice,
  };
  const client = useQueryClient();
  const isOperator = useIsOperator();
  const list = staffQuery(LIST, { query });
  const load = async () => {
    const page = await list.queryFn();
    if (!isOperator) void markNewsSeen(client);
    return page;
  };
  const answer = useAnswer({ ...list, queryFn: load });
  const news = useNews();
  const reload = () => void refetchLists(client, LIST);
  useNewsWith(chosenId);
  return (
    <div className="p-4">
      <h1 className="flex items-baseline gap-2 font-bold text-title">
        {t('counsel.inbox')}
        {answer.state === 'ready' && (
          <span className="font-normal text-body text-muted tabular-nums">
            {t('counsel.total', { n: formatCount(answer.data.total) })}
          </span>
        )}
      </h1>
      <InboxFilters onReload={reload} />
      <div role="status">
        {news > 0 && (
          <Button look="quiet" className="mb-4 w-full" onClick={reload}>
            {t('counsel.news', { n: formatCount(news) })}
          </Button>
        )}
      </div>
      <LoadedList answer={answer} none={t('counsel.none')} look="cards">
        {(counsel) => <InboxRow counsel={counsel} isChosen={counsel.id === chosenId} />}
      </LoadedList>
    </div>
  );
}

/** The list stays mounted while counsels are opened one by one, so it refetches when stale. */
function useNewsWith(chosenId: string | undefined): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each counsel that is chosen or left
  useEffect(() => {
    void refetchStaleLists(client, LIST);
  }, [chosenId]);
}
