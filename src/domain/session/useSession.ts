import { useAtomValue } from 'jotai';
import { codeOf } from '../../api/ApiError.ts';
import { type Session, sessionAtom, UNKNOWN_SESSION } from '../../state/sessionAtom.ts';
import { useHydrated } from '../../widgets/useHydrated.ts';

/** Server markup has no session. Hydration must begin with the same state. */
export function useSession(): Session {
  return useHydrated(useAtomValue(sessionAtom), UNKNOWN_SESSION);
}

/** The call failed because the session has ended: the member has to log in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';
