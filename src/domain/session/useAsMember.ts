import type { Member } from '../../../contract/member.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useOpenModal } from '../../state/modal.ts';
import { notify } from '../../widgets/notify.ts';
import { useFailureText } from '../useFailureText.ts';
import { whoQuery } from './sessionQueries.ts';

/**
 * Does something that needs a member. A guest is asked to log in instead; what was wanted is not done by
 * itself afterwards, but nothing is lost either.
 */
export function useAsMember() {
  const failureText = useFailureText();
  const client = useQueryClient();
  const openModal = useOpenModal();
  return async (action: (member: Member) => void): Promise<void> => {
    try {
      const who = await client.fetchQuery({ ...whoQuery, staleTime: Number.POSITIVE_INFINITY });
      if (who) action(who);
      else void openModal('login', {});
    } catch (cause) {
      notify('error', failureText(cause));
    }
  };
}
