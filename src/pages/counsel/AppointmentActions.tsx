import type { Counsel } from '../../../contract/counsel.ts';
import { canceledAppointment } from '../../../contract/plain/counselCourse.ts';
import type { TimedAppointment } from '../../domain/counsel/useAppointment.ts';
import { roadAddressOf } from '../../lib/address.ts';
import { RouteLinks } from '../../widgets/map/RouteLinks.tsx';
import { useMinute } from '../../widgets/useMinute.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface AppointmentActionsProps {
  counsel: Counsel;
  appointment: TimedAppointment;
}

/** The way to the clinic and the calendar file, until the member has come or the day is over. */
export function AppointmentActions({ counsel, appointment }: AppointmentActionsProps) {
  const { clinic } = counsel;
  const address = roadAddressOf(clinic);
  if (counsel.hasCome || appointment.day === 'over') return null;
  return (
    <div className="mt-4 grid gap-2">
      {address && <RouteLinks place={{ address, name: clinic.name }} />}
      {!appointment.hasBegun && <CalendarButton counselId={counsel.id} />}
    </div>
  );
}

/** After a cancellation: takes the appointment out of the calendar, while its time is still ahead. */
export function CanceledActions({ counsel }: { counsel: Counsel }) {
  const now = useMinute() ?? new Date();
  const at = canceledAppointment(counsel);
  if (!at || new Date(at) <= now) return null;
  return (
    <div className="mt-4">
      <CalendarButton counselId={counsel.id} removes />
    </div>
  );
}
