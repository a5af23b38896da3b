import type { ErrorCode } from '../../contract/plain/errorCode.ts';
import { Refusal } from '../refusal.ts';
import { LINE_TEXTS } from './lineTexts.ts';

/** E.g. the bucket or the antivirus does not answer, or the queue of photos is full. */
const TEMPORARY: ReadonlySet<ErrorCode> = new Set([
  'overloaded',
  'provider_unavailable',
  'request_in_flight',
  'too_many_requests',
]);

/** True: another try of the same message would be refused again. */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && !TEMPORARY.has(error.code);

const REASONS: Partial<Record<ErrorCode, keyof typeof LINE_TEXTS>> = {
  consent_required: 'consent',
  day_limit_reached: 'dayLimit',
  unsupported_image: 'badPhoto',
  body_too_large: 'badPhoto',
  invalid_input: 'tooLong',
  not_found: 'noCounsel',
  not_allowed_now: 'noCounsel',
};

/** The sentence for a member whose message was refused. `problem` is an error code or a key of `LINE_TEXTS`. */
export const reasonOf = (problem: string): keyof typeof LINE_TEXTS =>
  isTextName(problem) ? problem : (REASONS[problem as ErrorCode] ?? 'notReceived');

const isTextName = (name: string): name is keyof typeof LINE_TEXTS =>
  Object.hasOwn(LINE_TEXTS, name);
