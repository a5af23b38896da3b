import type { Member } from '../../../contract/member.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useIsAlive } from '../../widgets/useIsAlive.ts';
import { whoQuery } from './sessionQueries.ts';

export type Session =
  /** Still being asked: neither a login nor a page of the member may flash. */
  | { state: 'unknown' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'guest' }
  | { state: 'member'; member: Member };

export function useSession(): Session {
  const { data: who, isError, isFetching, refetch } = useServerData(whoQuery);
  const isAlive = useIsAlive();
  // The server knows nobody. A part of the page that comes alive late must begin as it was drawn.
  if (!isAlive) return { state: 'unknown' };
  if (who) return { state: 'member', member: who };
  if (who === null) return { state: 'guest' };
  return isError && !isFetching
    ? { state: 'unreachable', retry: () => void refetch() }
    : { state: 'unknown' };
}
