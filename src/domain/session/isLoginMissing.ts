import { codeOf } from '../../api/ApiError.ts';

/** The session has ended on the way: whoever wants to go on logs in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';
