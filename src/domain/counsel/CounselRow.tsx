import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { NameReading } from '../clinic/NameReading.tsx';
import { AppointmentLine } from './AppointmentLine.tsx';
import type { TimedAppointment } from './appointment.ts';
import { asksForChoice } from './counselSections.ts';
import { sourceName } from './counselSource.ts';
import { StateTag } from './StateTag.tsx';
import { useAppointment } from './useAppointment.ts';
import { VisitQuestion } from './VisitQuestion.tsx';

interface CounselRowProps {
  counsel: Counsel;
  /** Buttons below. */
  children?: ReactNode;
}

/** A counsel in the list: clinic, source, date and state, linked to its page. */
export function CounselRow({ counsel, children }: CounselRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { clinic, sourceType, state, changed, unread = 0 } = counsel;
  const name = localName(language, clinic);
  const source = sourceName(counsel, language);
  const appointment = useAppointment(counsel);
  return (
    <Card className="bg-raised p-4 shadow-card">
      <div className="flex gap-3">
        <Picture
          image={clinic.profileImage}
          alt=""
          kind="clinic"
          sizes="48px"
          className="size-12 shrink-0 rounded-full"
        />
        <div className="min-w-0 flex-1">
          <p className="flex items-start justify-between gap-2 text-muted text-small">
            <span className="flex min-w-0 flex-wrap items-center gap-1.5">
              <StateTag state={state} />
              {asksForChoice(counsel) && <Tag tone="brand">{t('dates.proposals.tag')}</Tag>}
              {counsel.noShow && <Tag tone="warning">{t('dates.noShow.tag')}</Tag>}
              {counsel.hasCome && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
              {counsel.reschedule && appointment?.hasBegun === false && (
                <Tag tone="info">{t('dates.reschedule.tag')}</Tag>
              )}
              {unread > 0 && (
                <Tag tone="brand">{t('message.unread', { n: formatCount(unread) })}</Tag>
              )}
              {changed && <NewsDot label={t('common.changed')} />}
            </span>
            <span className="shrink-0 py-0.5">
              <DateText moment={counsel.created_at} />
            </span>
          </p>
          <h3 className="mt-1.5 line-clamp-2 break-keep font-bold text-lead" lang={name.lang}>
            <AppLink to={`/counsel/${counsel.id}`} className="card-link">
              {name.text}
            </AppLink>
            <NameReading named={clinic} />
          </h3>
          <p className="flex gap-1 text-muted text-small">
            <span className="shrink-0">{t(`counsel.sourceType.${sourceType}`)}</span>
            {source && <span aria-hidden="true">·</span>}
            {source && (
              <span className="truncate" lang={source.lang}>
                {source.text}
              </span>
            )}
          </p>
          {appointment?.day === 'over' && <When appointment={appointment} />}
          <VisitQuestion counsel={counsel} appointment={appointment} isShort />
        </div>
      </div>
      {appointment && appointment.day !== 'over' && <When appointment={appointment} />}
      {children && <div className="relative z-1">{children}</div>}
    </Card>
  );
}

/** The appointment: marked while it lies ahead, muted afterwards. */
function When({ appointment }: { appointment: TimedAppointment }) {
  const { t } = useTranslation();
  const isOver = appointment.day === 'over';
  return (
    <p
      className={classNames(
        'flex items-start gap-1.5 text-small',
        isOver
          ? 'mt-2 text-muted'
          : 'mt-3 rounded-card bg-brand-soft px-3 py-2.5 font-semibold text-brand-strong',
      )}
    >
      <Icon name="calendar" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{t(appointment.label)}</span>
      <span className="min-w-0">
        <AppointmentLine appointment={appointment} />
      </span>
    </p>
  );
}
