import { codeOf, type FailureCode } from '../../api/ApiError.ts';

const REFUSALS: readonly FailureCode[] = [
  'event_ended',
  'clinic_limit_reached',
  'day_limit_reached',
];

/** The server has refused the booking, and would refuse it again. */
export const isRefused = (cause: unknown) => REFUSALS.includes(codeOf(cause));
