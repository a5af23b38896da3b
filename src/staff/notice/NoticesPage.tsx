import { useTranslation } from 'react-i18next';
import { NOTICE_STATES } from '../../../contract/plain/enums.ts';
import { languageOfText } from '../../../contract/plain/languageOfText.ts';
import type { StaffDelivery } from '../../../contract/staff/staffNotice.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatCount } from '../../lib/number.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { AgeText } from '../parts/AgeText.tsx';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { SelectFilter } from '../parts/list/SelectFilter.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { useReasonNotSent } from './useReasonNotSent.ts';

const TONES = {
  WAITING: 'info',
  SENT: 'success',
  SHOWN: 'plain',
  DROPPED: 'plain',
  FAILED: 'danger',
} as const;

const LINK = 'inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4';

/** The deliveries of notices: channel, state, text, and why the last attempt failed. */
export function NoticesPage() {
  const { t } = useTranslation('staff');
  const { filter, sliceAfter } = useFilters();
  const query = { state: oneOf(NOTICE_STATES, filter('state')), ...sliceAfter };
  const answer = useAnswer(staffQuery('GET /staff/outbox', { query }));
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('notices')}</h1>
      <p className="mt-2 text-balance text-muted">{t('notice.hint')}</p>
      <AppLink to="/console/calendar/hours" className={LINK}>
        {t('notice.emails')}
      </AppLink>
      <div className="my-4 max-w-72 text-small">
        <SelectFilter
          name="state"
          label={t('notice.state')}
          all={t('notice.allStates')}
          options={NOTICE_STATES.map((value) => ({ value, label: t(`notice.stateName.${value}`) }))}
        />
      </div>
      <LoadedList answer={answer} none={t('notice.none')} look="rows" cursorOf={({ id }) => id}>
        {(entry) => <Entry entry={entry} />}
      </LoadedList>
    </div>
  );
}

function Entry({ entry }: { entry: StaffDelivery }) {
  const { t } = useTranslation('staff');
  const { state, channel, text, counsel_id, code, attempts, problem } = entry;
  const reasonNotSent = useReasonNotSent();
  return (
    <div className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-small">
        <Tag tone={TONES[state]}>{t(`notice.stateName.${state}`)}</Tag>
        <span>{t(`notice.channel.${channel}`)}</span>
        {attempts > 1 && <span>{t('notice.attempts', { n: formatCount(attempts) })}</span>}
        <span className="ml-auto">
          <AgeText moment={entry.created_at} />
        </span>
      </p>
      {problem && <p className="text-danger text-small">{reasonNotSent(problem)}</p>}
      <p className="mt-1 whitespace-pre-line" lang={languageOfText(text)}>
        {text}
      </p>
      {counsel_id && (
        <AppLink to={`/console/counsels/${counsel_id}`} className={LINK}>
          {t('notice.counsel')} {code}
        </AppLink>
      )}
    </div>
  );
}
