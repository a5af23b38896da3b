import { useTranslation } from 'react-i18next';
import type { MemberNotice } from '../../../contract/notice.ts';
import { isReminder, type NoticeKind } from '../../../contract/plain/noticeKinds.ts';
import { noticeText } from '../../../contract/texts/noticeTexts.ts';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { IconName } from '../../ui/picture/icons.ts';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useNow } from '../../widgets/useMinute.ts';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  CHANGE: 'checkCircle',
  COMPLETED: 'checkCircle',
  RESCHEDULED: 'refresh',
  MOVED: 'calendar',
  PROPOSAL: 'calendar',
  MESSAGE: 'chat',
  REMINDER_DAY: 'clock',
  REMINDER_SOON: 'clock',
  INACTIVE: 'info',
  REVIEW: 'info',
};

/** Where the member reads more. Notices about no counsel lead to my page. */
function pathOf({ kind, counsel_id }: MemberNotice): string {
  if (kind === 'REVIEW') return '/my-page/reviews';
  return counsel_id === null ? '/my-page' : `/counsel/${counsel_id}`;
}

/** A notice, linked to its counsel. Inside the app it may name the clinic and the appointment. */
export function NoticeRow({ notice }: { notice: MemberNotice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, clinic, appointmentAt, created_at, isNew } = notice;
  const name = clinic && localName(language, clinic);
  return (
    <Card
      className={classNames('flex gap-3 p-4', isNew ? 'bg-brand-soft' : 'bg-raised shadow-card')}
    >
      <Icon
        name={ICONS[kind] ?? 'bell'}
        className={classNames('mt-0.5 size-5 shrink-0', isNew ? 'text-brand-strong' : 'text-muted')}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames('text-balance', isNew && 'font-semibold')}>
          <AppLink to={pathOf(notice)} className="card-link">
            {noticeText(notice, language)}
          </AppLink>
        </p>
        {appointmentAt && <When kind={kind} at={appointmentAt} />}
        <p className="mt-1 flex flex-wrap gap-x-2 text-muted text-small">
          {name && <span lang={name.lang}>{name.text}</span>}
          <DateText moment={created_at} withTime />
        </p>
      </div>
      {isNew && (
        <span className="mt-1.5 flex">
          <NewsDot label={t('common.newNotice')} />
        </span>
      )}
    </Card>
  );
}

/** A reminder says only that its appointment is over, once it is. */
function When({ kind, at }: { kind: NoticeKind; at: string }) {
  const { t } = useTranslation();
  const now = useNow();
  if (isReminder(kind) && new Date(at) <= now) {
    return <p className="mt-1 text-muted">{t('dates.appointment.over')}</p>;
  }
  return (
    <p className="mt-1 text-balance font-semibold">
      <AppointmentText at={at} />
    </p>
  );
}
