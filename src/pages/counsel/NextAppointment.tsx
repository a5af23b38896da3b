import { useTranslation } from 'react-i18next';
import type { CounselCard } from '../../../contract/counsel.ts';
import { AppointmentDistance } from '../../domain/counsel/AppointmentLine.tsx';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import type { TimedAppointment } from '../../domain/counsel/useAppointment.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';

interface NextAppointmentProps {
  counsel: CounselCard;
  appointment: TimedAppointment;
}

/** Above the list, which keeps its order: the appointment that comes next. */
export function NextAppointment({ counsel, appointment }: NextAppointmentProps) {
  const { t } = useTranslation('dates');
  const { t: common } = useTranslation();
  const name = localName(useLanguage(), counsel.clinic);
  return (
    <section
      aria-label={t('appointment.next')}
      className="mt-4 rounded-2xl bg-brand-soft p-5 text-brand-strong"
    >
      <div className="relative">
        <p className="text-small">
          <span className="font-bold">
            <AppointmentDistance appointment={appointment} />
          </span>{' '}
          · {common(appointment.label)}
        </p>
        <p className="mt-1 font-bold text-title">
          <AppointmentText at={appointment.at} />
        </p>
        <p className="mt-1 break-keep" lang={name.lang}>
          <AppLink to={`/counsel/${counsel.id}`} className="card-link">
            {name.text}
          </AppLink>
        </p>
      </div>
      <AppointmentActions counsel={counsel} appointment={appointment} />
    </section>
  );
}
