import { useSetAtom } from 'jotai';
import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { memberChangedAtom, reloadSessionAtom } from '../../state/sessionAtom.ts';

type Outcome = 'renamed' | 'taken' | 'failed';

/** Changes the nickname. A failure is logged; a taken nickname is a normal outcome. */
export function useRename(member: Member) {
  const showMember = useSetAtom(memberChangedAtom);
  const reloadSession = useSetAtom(reloadSessionAtom);
  return async (nickname: string): Promise<Outcome> => {
    try {
      const { data } = await memberCall('PATCH /member/:id', {
        params: { id: memberIdOf(member) },
        body: { nickname },
      });
      showMember(data);
      await reloadSession();
      return 'renamed';
    } catch (cause) {
      if (isTaken(cause)) return 'taken';
      console.error('The nickname was not changed', cause);
      return 'failed';
    }
  };
}

/** NICK-06 requires reading the word "Duplicate" from the message. No other error text is read. */
const isTaken = (cause: unknown) =>
  codeOf(cause) === 'nickname_taken' ||
  (cause instanceof Error && cause.message.includes('Duplicate'));

/** The id that member calls expect. Another server may leave out one of the two fields. */
export const memberIdOf = ({ token, id }: Member): string => token.id || id;
