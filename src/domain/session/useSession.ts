import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { useServerData } from '../../api/useServerData.ts';
import { hasSessionMark } from '../../environment/sessionMark.ts';
import { useIsHydrated } from '../../widgets/useIsHydrated.ts';
import { lineLoginSettled } from './lineLogin.ts';

/** The member of this browser's session, or null for a guest. */
export const currentMemberQuery = {
  queryKey: ['GET /member/my-info', {}] as const,
  queryFn: readMember,
};

async function readMember(): Promise<Member | null> {
  await lineLoginSettled();
  if (!hasSessionMark()) return null;
  try {
    const { data } = await memberCall('GET /member/my-info', {});
    return data.token.type === 'MEMBER' ? data : null;
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated') return null;
    throw cause;
  }
}

export type Session =
  /** Not answered yet: neither the login nor the member's page may flash. */
  | { state: 'unknown' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'guest' }
  | { state: 'member'; member: Member };

export function useSession(): Session {
  const { data: who, isError, isFetching, refetch } = useServerData(currentMemberQuery);
  const isHydrated = useIsHydrated();
  // Server markup has no session, and hydration must begin with the same state.
  if (!isHydrated) return { state: 'unknown' };
  if (who) return { state: 'member', member: who };
  if (who === null) return { state: 'guest' };
  return isError && !isFetching
    ? { state: 'unreachable', retry: () => void refetch() }
    : { state: 'unknown' };
}

/** The call failed because the session has ended: the member has to log in again. */
export const isLoginMissing = (cause: unknown): boolean => codeOf(cause) === 'unauthenticated';
