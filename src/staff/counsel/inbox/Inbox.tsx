import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inboxCursor } from '../../../../contract/plain/inboxCursor.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useQueryClient } from '../../../api/useQueryClient.ts';
import { useAnswer, useServerData } from '../../../api/useServerData.ts';
import { classNames } from '../../../lib/classNames.ts';
import { formatCount, formatTotal } from '../../../lib/number.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LoadedList } from '../../parts/list/LoadedList.tsx';
import { refetchStaleLists } from '../../staffAnswers.ts';
import { INBOX, INBOX_COUNTS, refetchInboxAndCalendar } from '../counselWrites.ts';
import { useNews } from '../news.ts';
import { InboxBar } from './InboxBar.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxKeysDialog } from './InboxKeysDialog.tsx';
import { InboxRow } from './InboxRow.tsx';
import { InboxTabs } from './InboxTabs.tsx';
import { afterStep } from './inboxActions.ts';
import { useInboxAddress } from './useInboxAddress.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import { useInboxRows } from './useInboxRows.ts';

/** The counsels of a tab. Those that wait for the clinic come first, the longest wait on top. */
export function Inbox({ chosenId }: { chosenId: string | undefined }) {
  const { t } = useTranslation('staff');
  const { tab, chooseTab, query, counted, isSearch } = useInboxAddress();
  const client = useQueryClient();
  const answer = useAnswer(staffQuery(INBOX, { query }));
  const { data: counts } = useServerData(staffQuery(INBOX_COUNTS, { query: counted }));
  const searchField = useRef<HTMLInputElement>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const rows = useInboxRows(answer.state === 'ready' ? answer.data.data : [], chosenId);
  useInboxKeys({
    rows,
    onSearch: () => searchField.current?.focus(),
    onList: () => setHasKeys(true),
  });
  useFreshLists(chosenId);
  return (
    <>
      <div className={classNames('p-4 pb-0', chosenId && 'max-lg:hidden')}>
        <div className="flex items-baseline justify-between gap-2">
          <h1 className="flex items-baseline gap-2 font-bold text-title">
            {t('counsel.inbox')}
            {answer.state === 'ready' && (
              <span className="font-normal text-body text-muted tabular-nums">
                {t('counsel.total', { n: formatTotal(answer.data) })}
              </span>
            )}
          </h1>
          <PlainButton
            className="text-muted text-small underline max-lg:hidden"
            onClick={() => setHasKeys(true)}
          >
            {t('inbox.keys')}
          </PlainButton>
        </div>
        <NewsLine />
        <InboxTabs chosen={tab} counts={counts?.data} onChoose={chooseTab} />
        <InboxFilters
          searchField={searchField}
          hasStates={tab === 'all'}
          onReload={() => void refetchInboxAndCalendar(client)}
        />
        <LoadedList
          answer={answer}
          none={t(tab === 'new' && !isSearch ? 'inbox.allDone' : 'counsel.none')}
          look="rows"
          cursorOf={(last) => inboxCursor(tab, last)}
        >
          {(counsel) => (
            <InboxRow
              counsel={afterStep(counsel, rows.stepped.get(counsel.id))}
              isChosen={counsel.id === chosenId}
              isTicked={rows.isTicked(counsel.id)}
              onTick={(isRange) => rows.tick(counsel.id, isRange)}
              isStepped={rows.stepped.has(counsel.id)}
              ageOf={tab === 'arranging' ? 'updated_at' : 'created_at'}
            />
          )}
        </LoadedList>
      </div>
      <InboxBar
        isBeside={Boolean(chosenId)}
        ticked={rows.ticked}
        onAct={rows.act}
        onUntick={rows.untick}
        onUndo={rows.undo}
      />
      {hasKeys && <InboxKeysDialog onClose={() => setHasKeys(false)} />}
    </>
  );
}

/** The number in the title of the window, in words. It is announced when it changes. */
function NewsLine() {
  const { t } = useTranslation('staff');
  const { waiting = 0, unread = 0, asking = 0 } = useNews() ?? {};
  return (
    <p role="status" className="mt-1 flex flex-wrap gap-x-3 text-small tabular-nums">
      {waiting > 0 && <span>{t('counsel.waiting', { n: formatCount(waiting) })}</span>}
      {asking > 0 && <span>{t('counsel.asking', { n: formatCount(asking) })}</span>}
      {unread > 0 && <span>{t('counsel.unread', { n: formatCount(unread) })}</span>}
    </p>
  );
}

/** The list stays mounted while staff open one counsel after the other. Each time it is loaded again if it is old. */
function useFreshLists(chosenId: string | undefined): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each counsel that is chosen or left
  useEffect(() => {
    void refetchStaleLists(client, INBOX);
    void refetchStaleLists(client, INBOX_COUNTS);
  }, [chosenId]);
}
