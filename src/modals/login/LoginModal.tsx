import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginPanel } from '../../domain/session/login/LoginPanel.tsx';
import { useSession } from '../../domain/session/useSession.ts';
import { LanguageLinks } from '../../layout/frame/LanguageLinks.tsx';
import type { ModalContentProps } from '../../state/modal.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';

export function LoginModal({ press, onClose }: ModalContentProps<'login'>) {
  const { t } = useTranslation();
  const isMember = useSession().state === 'member';
  // Closes after a login by these buttons or in another tab.
  useEffect(() => {
    if (isMember) onClose();
  }, [isMember, onClose]);
  return (
    <Modal title={t('login.title')} closeLabel={t('common.close')} onClose={onClose}>
      <LoginPanel sentence="required" press={press} />
      <LanguageLinks className="mt-4 justify-center" />
    </Modal>
  );
}
