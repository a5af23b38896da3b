import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Member } from '../../../contract/member.ts';
import { useLeave } from '../../domain/member/memberAtoms.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { endSessionAtom } from '../../state/logoutAtom.ts';
import { useOpenModal } from '../../state/modal.ts';
import { sessionAtom } from '../../state/sessionAtom.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

/** Small and last on the page, so that it is not pressed by accident. */
export function LeaveButton({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const environment = useEnvironment();
  const leave = useLeave();
  const endSession = useSetAtom(endSessionAtom);
  const store = useStore();

  const ask = async () => {
    let hasLeft = false;
    const lineToken = environment.identityProof()?.accessToken() ?? null;
    await openModal('confirm', {
      question: t('member.leaveQuestion'),
      consequence: t(lineToken === null ? 'member.leaveConfirm' : 'member.leaveInLine'),
      action: t('member.leave'),
      onConfirm: async () => {
        await leave({ member, lineToken });
        // The answer may be late, and another member may have logged in. The session may also have ended before it.
        const now = store.get(sessionAtom);
        if (now.state === 'member' && now.member.id !== member.id) return;
        endSession(environment);
        showToast('success', t('member.left'));
        hasLeft = true;
      },
    });
    // My page is for members only.
    if (hasLeft) void navigate(withLanguage('/home', search), { replace: true });
  };

  return (
    <div className="px-4 pt-2 text-center">
      <PlainButton
        className="min-h-11 px-4 text-muted text-small underline underline-offset-4"
        onClick={ask}
      >
        {t('member.leave')}
      </PlainButton>
    </div>
  );
}
