import { useTranslation } from 'react-i18next';
import { useConfirmed } from '../../domain/useConfirmed.ts';
import { useCloseAfter, useModalTrouble } from '../../domain/useModalTrouble.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';

/** Asks before an action that is hard to undo. It stays open until the action has succeeded. */
export function ConfirmModal(props: ModalContentProps<'confirm'>) {
  const { question, consequence, action, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const confirmed = useConfirmed(question);
  const isBusy = confirmed.isPending;
  const { trouble, tell } = useModalTrouble(confirmed);
  useCloseAfter(confirmed, onClose);

  const confirm = async () => {
    if (confirmed.isRunning()) return;
    try {
      await confirmed.mutateAsync(onConfirm);
      onClose();
    } catch (cause) {
      console.error('What was confirmed has failed', cause);
      tell(cause);
    }
  };

  return (
    <Modal title={question} closeLabel={t('common.close')} onClose={onClose}>
      <p className="text-balance">{consequence}</p>
      <ModalTrouble text={trouble} />
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button look="quiet" className="px-3!" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" className="px-3!" isBusy={isBusy} onClick={confirm}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
