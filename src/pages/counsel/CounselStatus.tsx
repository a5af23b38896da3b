import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { AnswerTime } from '../../domain/clinic/AnswerTime.tsx';
import { AppointmentDistance } from '../../domain/counsel/AppointmentLine.tsx';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { stageOf } from '../../domain/counsel/counselStages.ts';
import { StateTag } from '../../domain/counsel/StateTag.tsx';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { VisitQuestion } from '../../domain/counsel/VisitQuestion.tsx';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { AppointmentActions, CanceledActions } from './AppointmentActions.tsx';
import { CounselStages } from './CounselStages.tsx';
import { Reschedule } from './Reschedule.tsx';
import { VisitCode } from './VisitCode.tsx';

interface CounselStatusProps {
  counsel: Counsel;
  memberId: string;
  /** The page shows it above. */
  hidesAnswerTime: boolean;
}

/** The current state: its meaning, the reached stage and the appointment. */
export function CounselStatus({ counsel, memberId, hidesAnswerTime }: CounselStatusProps) {
  const { t } = useTranslation();
  const { state } = counsel;
  const stage = stageOf(state);
  const appointment = useAppointment(counsel);
  const isOver = appointment?.day === 'over';
  return (
    <div className="rounded-2xl bg-raised p-5 shadow-card">
      <p className="flex flex-wrap gap-1.5">
        <span className="sr-only">{t('counsel.stateLabel')}</span>
        <StateTag state={state} />
        {counsel.noShow && <Tag tone="warning">{t('dates.noShow.tag')}</Tag>}
        {counsel.hasCome && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
      </p>
      <h1 className="mt-3 text-balance font-bold text-title">
        <Now counsel={counsel} isOver={isOver} />
      </h1>
      <p className="mt-1 text-balance text-muted empty:hidden">
        <Next counsel={counsel} hasBegun={appointment?.hasBegun === true} />
      </p>
      {counsel.answerHours !== undefined && !hidesAnswerTime && (
        <p className="text-muted">
          <AnswerTime hours={counsel.answerHours} />
        </p>
      )}
      {appointment && (
        <p
          className={classNames(
            'mt-4 flex items-center gap-3 rounded-card px-4 py-3',
            isOver ? 'bg-quiet text-muted' : 'bg-brand-soft text-brand-strong',
          )}
        >
          <Icon name="calendar" className="size-6 shrink-0" />
          <span className="min-w-0">
            <span className="block text-small">
              {!isOver && (
                <>
                  <span className="font-bold">
                    <AppointmentDistance appointment={appointment} />
                  </span>{' '}
                  ·{' '}
                </>
              )}
              {t(appointment.label)}
            </span>
            <span className="block font-bold text-lead">
              <AppointmentText at={appointment.at} />
            </span>
          </span>
        </p>
      )}
      {counsel.noShow && <p className="mt-4">{t('dates.noShow.text')}</p>}
      <VisitCode code={counsel.visitCode} />
      <VisitQuestion counsel={counsel} appointment={appointment} />
      {appointment && <AppointmentActions counsel={counsel} appointment={appointment} />}
      <CanceledActions counsel={counsel} />
      {appointment && !appointment.hasBegun && !counsel.hasCome && (
        <Reschedule counsel={counsel} memberId={memberId} at={appointment.at} />
      )}
      {stage && <CounselStages reached={stage} />}
    </div>
  );
}

function Now({ counsel: { state, hasCome }, isOver }: { counsel: Counsel; isOver: boolean }) {
  const { t } = useTranslation();
  if (hasCome) return t('dates.visit.confirmed');
  return isOver ? t('dates.appointment.over') : t(`counsel.now.${state}`, { defaultValue: state });
}

function Next({ counsel, hasBegun }: { counsel: Counsel; hasBegun: boolean }) {
  const { t } = useTranslation();
  const { state, hasCome, review_id, clinic } = counsel;
  if (hasCome) return t(`dates.visit.next.${state}`, { defaultValue: '' });
  // Without the page of the clinic there is no button either.
  if (state === 'CANCELED' && clinic.isHidden) return '';
  if (state === 'TREATMENT_COMPLETE' && review_id !== undefined) return t('counsel.reviewed');
  return hasBegun ? '' : t(`counsel.next.${state}`, { defaultValue: '' });
}
