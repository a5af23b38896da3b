import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffCounselCard } from '../../../contract/staffCounsel.ts';
import { AppointmentText, appointmentOf } from '../../domain/counsel/AppointmentText.tsx';
import { StateTag } from '../../domain/counsel/StateTag.tsx';
import { WishesText } from '../../domain/counsel/WishesText.tsx';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { AgeText } from '../parts/AgeText.tsx';
import { VisitTag } from './VisitTag.tsx';

interface InboxRowProps {
  counsel: StaffCounselCard;
  isChosen: boolean;
}

export function InboxRow({ counsel, isChosen }: InboxRowProps) {
  const { t } = useTranslation('staff');
  const { t: member } = useTranslation();
  const language = useLanguage();
  const { search } = useLocation();
  const { id, state, code, created_at, sourceType, unread, wishes, proposals } = counsel;
  // Staff of one clinic do not need its name.
  const isOperator = useIsOperator();
  const name = localName(language, counsel.clinic);
  const appointment = appointmentOf(counsel);
  return (
    <Card
      className={classNames(
        'bg-surface px-4 py-3 shadow-card',
        isChosen && 'outline-2 outline-brand-strong',
      )}
    >
      <p className="flex items-center justify-between gap-2 text-muted text-small">
        <span className="flex flex-wrap gap-1">
          <StateTag state={state} />
          <VisitTag visitAnswer={counsel.visitAnswer} />
          {unread > 0 && <Tag tone="brand">{t('message.unread', { n: formatCount(unread) })}</Tag>}
        </span>
        <span className="flex items-center gap-1">
          {isLate(counsel) && (
            <Icon name="warning" className="size-4 text-warning" label={t('counsel.waits')} />
          )}
          <AgeText moment={created_at} />
        </span>
      </p>
      <h2 className="mt-1 truncate font-semibold" lang={isOperator ? name.lang : undefined}>
        <AppLink
          to={`/console/counsels/${id}${search}`}
          className="card-link"
          aria-current={isChosen ? 'page' : undefined}
        >
          {isOperator ? name.text : code}
        </AppLink>
      </h2>
      <p className="flex flex-wrap gap-x-2 text-muted text-small">
        {isOperator && <span className="font-semibold tabular-nums">{code}</span>}
        <span>{member(`counsel.sourceType.${sourceType}`)}</span>
        <span>{t(`counsel.language.${counsel.language === 'ja' ? 'ja' : 'ko'}`)}</span>
      </p>
      {proposals && (
        <p className="mt-1 text-muted text-small">
          <span className="font-semibold">{t('dates.proposed')}</span>{' '}
          <WishesText wishes={{ times: proposals.map(({ at }) => at) }} isShort />
        </p>
      )}
      {wishes && !proposals && !appointment && (
        <p className="mt-1 text-muted text-small">
          <span className="font-semibold">{member('counsel.wishes')}</span>{' '}
          <WishesText wishes={wishes} isShort />
        </p>
      )}
      {appointment && (
        <p className="mt-1 flex items-center gap-1.5 font-semibold text-brand-strong text-small">
          <Icon name="calendar" className="size-4 shrink-0" />
          <AppointmentText at={appointment.at} />
        </p>
      )}
    </Card>
  );
}

const isLate = ({ state, created_at }: StaffCounselCard) =>
  state === 'AWAITING_CLINIC_CONFIRMATION' && dayjs().diff(created_at, 'hour') >= 24;
