import { useNow } from '../../widgets/useMinute.ts';
import { type Dated, timedAppointment } from './appointment.ts';

/** The appointment that a counsel waits for, seen from now; null in other states. */
export const useAppointment = (counsel: Dated) => timedAppointment(counsel, useNow());
