import type { TFunction } from 'i18next';
import type { Member } from '../../../contract/member.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { LoginPress } from '../../state/loginPress.ts';
import { useOpenModal } from '../../state/modal.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { currentMemberQuery } from './useSession.ts';

/** Runs an action that needs a member. A guest sees the login first; ResumedPress.tsx then repeats the press. */
export function useAsMember() {
  const { t } = useTexts();
  const client = useQueryClient();
  const openModal = useOpenModal();
  return async (press: LoginPress, action: (member: Member) => void): Promise<void> => {
    try {
      const who = await client.fetchQuery({
        ...currentMemberQuery,
        staleTime: Number.POSITIVE_INFINITY,
      });
      if (who) action(who);
      else void openModal('login', { press });
    } catch (cause) {
      notify('error', await sentenceFor(t, cause));
    }
  };
}

/** The error texts are loaded when an error happens, to keep them out of the first load. */
const sentenceFor = (t: TFunction, cause: unknown): Promise<string> =>
  import('../failureText.ts').then(
    ({ failureText }) => failureText(t, cause),
    () => t('common.offline'),
  );
