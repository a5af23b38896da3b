import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffCounsel, StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useAnswer } from '../../../api/useServerData.ts';
import { dataOf } from '../../../lib/answer.ts';
import { localName } from '../../../lib/localText.ts';
import { formatTotal } from '../../../lib/number.ts';
import { useLanguage } from '../../../state/language.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { AppLink } from '../../../widgets/link/AppLink.tsx';
import { INBOX } from '../counselWrites.ts';
import { shownStepsAtom } from './heldSteps.ts';
import { rowToOpen } from './rows.ts';
import { useInboxAddress } from './useInboxAddress.ts';

const LOOK =
  'flex min-h-12 w-full items-center gap-2 rounded-card bg-raised px-4 shadow-raised inset-ring inset-ring-line';

/** Leads to the next counsel of the list. A press opens it, because each reading is an access record. */
export function NextCounsel({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { tab, query, isSearch } = useInboxAddress();
  const list = dataOf(useAnswer(staffQuery(INBOX, { query })));
  const stepped = useAtomValue(shownStepsAtom);
  const following = useFollowing(list?.data, counsel.id);
  if (!list) return null;
  const isDone = ({ id }: { id: string }) => id === counsel.id || stepped.has(id);
  const next = rowToOpen(list.data, following, isDone);
  const left = list.total - list.data.filter(isDone).length;
  const isNew = tab === 'new';
  const isConfirmed = counsel.state !== 'AWAITING_CLINIC_CONFIRMATION' || stepped.has(counsel.id);
  return (
    <div data-bar="" className="sticky bottom-bar z-10 py-2 empty:hidden lg:bottom-2">
      {next && <NextLink row={next} left={isNew ? { ...list, total: left } : null} />}
      {isNew && !isSearch && left === 0 && isConfirmed && (
        <p className={`${LOOK} lg:hidden`}>{t('inbox.allDone')}</p>
      )}
    </div>
  );
}

type Total = Parameters<typeof formatTotal>[0];

function NextLink({ row, left }: { row: StaffCounselCard; left: Total | null }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { search } = useLocation();
  const about = row.topic && localName(language, row.topic);
  return (
    <AppLink to={`/console/counsels/${row.id}${search}`} className={LOOK}>
      <span className="shrink-0 font-semibold">{t('inbox.next')}</span>
      <span className="min-w-0 flex-1 truncate text-muted">
        {`${row.nickname ?? t('counsel.noName')} · `}
        <span lang={about?.lang}>
          {about?.text ?? common(`counsel.sourceType.${row.sourceType}`)}
        </span>
      </span>
      {left !== null && (
        <span className="shrink-0 text-muted text-small">
          {t('inbox.left', { n: formatTotal(left) })}
        </span>
      )}
      <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />
    </AppLink>
  );
}

/** The ids below a counsel in the list, as it was when the counsel or this list was opened. */
function useFollowing(rows: readonly StaffCounselCard[] | undefined, id: string) {
  const [following, setFollowing] = useState<readonly string[]>();
  if (rows && !following) {
    const place = rows.findIndex((row) => row.id === id);
    setFollowing(place === -1 ? [] : rows.slice(place + 1).map((row) => row.id));
  }
  return following ?? [];
}
