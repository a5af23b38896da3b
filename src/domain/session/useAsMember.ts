import type { i18n } from 'i18next';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import type { LoginPress } from '../../state/loginPress.ts';
import { useOpenModal } from '../../state/modal.ts';
import { waitForMemberAtom } from '../../state/sessionAtom.ts';
import { showToast } from '../../widgets/toast/showToast.ts';

/** Runs an action that needs a member. A guest sees the login first; ResumedPress.tsx then repeats the press. */
export function useAsMember() {
  const { i18n } = useTranslation();
  const askWho = useSetAtom(waitForMemberAtom);
  const openModal = useOpenModal();
  return async (press: LoginPress, action: (member: Member) => void): Promise<void> => {
    try {
      const who = await askWho();
      if (who) action(who);
      else void openModal('login', { press });
    } catch (cause) {
      showToast('error', await sentenceFor(i18n, cause));
    }
  };
}

/** The error texts are loaded when an error happens, to keep them out of the first load. */
const sentenceFor = (i18n: i18n, cause: unknown): Promise<string> =>
  Promise.all([import('../failureText.ts'), loadTexts(i18n, ['membership'])]).then(
    ([{ failureText }]) => failureText(i18n.t, cause),
    () => i18n.t('common.unreachable'),
  );
