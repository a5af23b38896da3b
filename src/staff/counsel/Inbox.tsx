import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNSEL_STATES } from '../../../contract/counselCourse.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatCount, formatTotal } from '../../lib/number.ts';
import { LoadedList } from '../parts/LoadedList.tsx';
import { oneOf, useFilters } from '../parts/useFilters.ts';
import { refetchLists, refetchStaleLists } from '../staffAnswers.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { useNews } from './news.ts';

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
  const answer = useAnswer(staffQuery(LIST, { query }));
  const reload = () => void refetchLists(client, LIST);
  useNewsWith(chosenId);
  return (
    <div className="p-4">
      <h1 className="flex items-baseline gap-2 font-bold text-title">
        {t('counsel.inbox')}
        {answer.state === 'ready' && (
          <span className="font-normal text-body text-muted tabular-nums">
            {t('counsel.total', { n: formatTotal(answer.data) })}
          </span>
        )}
      </h1>
      <NewsLine />
      <InboxFilters onReload={reload} />
      <LoadedList answer={answer} none={t('counsel.none')} look="cards">
        {(counsel) => <InboxRow counsel={counsel} isChosen={counsel.id === chosenId} />}
      </LoadedList>
    </div>
  );
}

/** The number in the title of the window, in words. It is announced when it changes. */
function NewsLine() {
  const { t } = useTranslation('staff');
  const { waiting = 0, unread = 0 } = useNews() ?? {};
  return (
    <p role="status" className="mt-1 flex flex-wrap gap-x-3 text-small tabular-nums">
      {waiting > 0 && <span>{t('counsel.waiting', { n: formatCount(waiting) })}</span>}
      {unread > 0 && <span>{t('counsel.unread', { n: formatCount(unread) })}</span>}
    </p>
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
