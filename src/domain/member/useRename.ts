import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { reloadSession } from '../session/sessionChanges.ts';
import { whoQuery } from '../session/useSession.ts';

type Outcome = 'renamed' | 'taken' | 'failed';

/** Gives the member another nickname. A failure is in the log; that the name is taken is none. */
export function useRename(member: Member) {
  const client = useAtomValue(queryClientAtom);
  return async (nickname: string): Promise<Outcome> => {
    try {
      const { data } = await memberCall('PATCH /member/:id', {
        params: { id: memberIdOf(member) },
        body: { nickname },
      });
      client.setQueryData(whoQuery.queryKey, data);
      await reloadSession(client);
      return 'renamed';
    } catch (cause) {
      if (isTaken(cause)) return 'taken';
      console.error('The nickname was not changed', cause);
      return 'failed';
    }
  };
}

/** NICK-06 names a word of the message. No other text of an error is read. */
const isTaken = (cause: unknown) =>
  codeOf(cause) === 'nickname_taken' ||
  (cause instanceof Error && cause.message.includes('Duplicate'));

/** As calls name the member. Other servers may leave either out. */
export const memberIdOf = ({ token, id }: Member): string => token.id || id;
