import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { canceledAppointment } from '../../../contract/plain/counselCourse.ts';
import { ClinicIcon } from '../../domain/clinic/ClinicIcon.tsx';
import { TaxiButton } from '../../domain/clinic/TaxiButton.tsx';
import type { TimedAppointment } from '../../domain/counsel/appointment.ts';
import { roadAddressOf } from '../../lib/address.ts';
import { phoneAddress, phoneText } from '../../lib/phone.ts';
import { modals } from '../../modals.ts';
import { useLanguage } from '../../state/language.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { RouteLinks } from '../../widgets/map/RouteLinks.tsx';
import { useNow } from '../../widgets/useMinute.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface AppointmentActionsProps {
  counsel: Counsel;
  appointment: TimedAppointment;
}

/**
 * The way to the clinic and the calendar file, until the member has come or the day is over. From the day before on
 * also its phone and the card for a taxi driver: travellers prepare in the evening, where they have a connection.
 */
export function AppointmentActions({ counsel, appointment }: AppointmentActionsProps) {
  const { clinic } = counsel;
  const address = roadAddressOf(clinic);
  if (counsel.hasCome || appointment.day === 'over') return null;
  return (
    <div className="mt-4 grid gap-2">
      {address && <RouteLinks place={{ address, name: clinic.name }} />}
      {appointment.days <= 1 && <OnTheWay counsel={counsel} />}
      {!appointment.hasBegun && <CalendarButton counselId={counsel.id} />}
    </div>
  );
}

function OnTheWay({ counsel: { clinic, clinicPhone: phone } }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {phone && (
        <TextLink href={phoneAddress(phone)} className={buttonLook('quiet')}>
          <ClinicIcon name="phone" label={t('clinic.phone')} className="size-5" />
          {phoneText(phone, language)}
        </TextLink>
      )}
      {roadAddressOf(clinic) && <TaxiButton clinic={{ ...clinic, phone }} load={modals.taxi} />}
    </>
  );
}

/** After a cancellation: takes the appointment out of the calendar, while its time is still ahead. */
export function CanceledActions({ counsel }: { counsel: Counsel }) {
  const now = useNow();
  const at = canceledAppointment(counsel);
  if (!at || new Date(at) <= now) return null;
  return (
    <div className="mt-4">
      <CalendarButton counselId={counsel.id} removes />
    </div>
  );
}
