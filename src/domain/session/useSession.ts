import { useAtomValue, useStore } from 'jotai';
import { codeOf } from '../../api/ApiError.ts';
import { countedLogouts } from '../../environment/sessionChannel.ts';
import { type Session, sessionAtom, UNKNOWN_SESSION } from '../../state/sessionAtom.ts';
import { useHydrated } from '../../widgets/useHydrated.ts';

/** Server markup has no session. Hydration must begin with the same state. */
export function useSession(): Session {
  return useHydrated(useAtomValue(sessionAtom), UNKNOWN_SESSION);
}

/** The call failed because the session has ended: the member has to log in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';

/**
 * Call it with a press: it remembers who has pressed. Its answer says whether a failure asks this member to log in
 * again. After a logout, or when another member is shown, it does not: the next one must not get the press.
 */
export function useAsksForLogin() {
  const store = useStore();
  return (memberId: string) => {
    const logouts = countedLogouts();
    return (cause: unknown): boolean => {
      const now = store.get(sessionAtom);
      const isOther = now.state === 'member' && now.member.id !== memberId;
      return isLoginMissing(cause) && !isOther && countedLogouts() === logouts;
    };
  };
}
