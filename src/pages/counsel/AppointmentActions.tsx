import type { Counsel } from '../../../contract/counsel.ts';
import type { TimedAppointment } from '../../domain/counsel/useAppointment.ts';
import { roadAddressOf } from '../../lib/address.ts';
import { RouteLinks } from '../../widgets/map/RouteLinks.tsx';
import { CalendarButton } from './CalendarButton.tsx';

interface AppointmentActionsProps {
  counsel: Counsel;
  appointment: TimedAppointment;
}

/** The way to the clinic and the calendar file, until the appointment is over. */
export function AppointmentActions({ counsel, appointment }: AppointmentActionsProps) {
  const { clinic } = counsel;
  const address = roadAddressOf(clinic);
  if (appointment.day === 'over') return null;
  return (
    <div className="mt-4 grid gap-2">
      {address && <RouteLinks place={{ address, name: clinic.name }} />}
      {!appointment.hasBegun && <CalendarButton counselId={counsel.id} />}
    </div>
  );
}
