import { useTranslation } from 'react-i18next';
import { useConfirmed } from '../../domain/useConfirmed.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';

/** Asks before an action that is hard to undo. It stays open until the action has succeeded. */
export function ConfirmModal(props: ModalContentProps<'confirm'>) {
  const { question, consequence, action, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const { send, isBusy, trouble } = useModalWrite(useConfirmed(question), onClose);
  return (
    <Modal title={question} closeLabel={t('common.close')} onClose={onClose}>
      <p className="text-balance">{consequence}</p>
      <ModalTrouble text={trouble} />
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button look="quiet" className="px-3!" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          look="danger"
          className="px-3!"
          isBusy={isBusy}
          onClick={() => void send(onConfirm)}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
