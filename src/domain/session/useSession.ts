import { useAtomValue, useStore } from 'jotai';
import { codeOf } from '../../api/ApiError.ts';
import { countedLogouts } from '../../environment/sessionChannel.ts';
import {
  memberIdAtom,
  type Session,
  sessionAtom,
  UNKNOWN_SESSION,
} from '../../state/sessionAtom.ts';
import { useHydrated } from '../../widgets/useHydrated.ts';

/** Server markup has no session. Hydration must begin with the same state. */
export function useSession(): Session {
  return useHydrated(useAtomValue(sessionAtom), UNKNOWN_SESSION);
}

/** Null for guests, and while it is unknown. The component renders again only if it changes. */
export const useMemberId = (): string | null => useHydrated(useAtomValue(memberIdAtom), null);

/** The call failed because the session has ended: the member has to log in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';

/**
 * Call the returned function at a press, with the id of the member. It returns a test: true if the call failed because
 * this member has to log in again. It is false after a logout, or when the page shows another member, who must not get
 * the press.
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
