import { useAtomValue } from 'jotai';
import { codeOf } from '../../api/ApiError.ts';
import { type Session, sessionAtom } from '../../state/sessionAtom.ts';
import { useIsHydrated } from '../../widgets/useIsHydrated.ts';

/** Server markup has no session. Hydration must begin with the same state. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useIsHydrated() ? session : { state: 'unknown' };
}

/** The call failed because the session has ended: the member has to log in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';
