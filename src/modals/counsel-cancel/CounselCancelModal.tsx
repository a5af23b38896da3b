import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_LENGTH } from '../../../contract/plain/limits.ts';
import { useCancelCounsel } from '../../domain/counsel/counselWrites.ts';
import { PLAIN_TEXT, useDraft } from '../../domain/useDraft.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { SentenceChips } from '../../widgets/text/SentenceChips.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

const REASON_ROWS = 3;
const REASONS = ['schedule', 'elsewhere', 'cost', 'health'] as const;

/** Asks for the reason, which the clinic receives. */
export function CounselCancelModal({ counselId, onClose }: ModalContentProps<'counselCancel'>) {
  const { t } = useTranslation();
  const canceling = useModalWrite(useCancelCounsel(counselId), onClose);
  const { isBusy } = canceling;
  const draft = useDraft(`cancel:${counselId}`, PLAIN_TEXT, '');
  const { value: reason, write: setReason, forget } = draft;
  const [isReasonMissing, setReasonMissing] = useState(false);
  const trouble = isReasonMissing ? t('counsel.cancelReasonMissing') : canceling.trouble;

  const cancel = () => {
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return;
    void canceling.send(reason, () => {
      forget();
      showToast('success', t('counsel.canceled'));
    });
  };

  return (
    <Modal
      place="top"
      title={t('counsel.cancelConfirm')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <TextArea
        label={t('counsel.cancelReason')}
        hint={t('counsel.cancelReasonHint')}
        minRows={REASON_ROWS}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={setReason}
        readOnly={isBusy}
      />
      <SentenceChips
        label={t('counsel.cancelReasons')}
        sentences={REASONS.map((each) => ({ text: t(`counsel.cancelBecause.${each}`) }))}
        value={reason}
        maxLength={REASON_LENGTH}
        isBusy={isBusy}
        onChange={setReason}
      />
      <ModalTrouble text={trouble} />
      <SlowNotice isWaiting={isBusy} />
      <div className="mt-4 grid gap-2">
        <Button look="danger" isBusy={isBusy} onClick={cancel}>
          {t('counsel.cancel')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {t('counsel.keep')}
        </Button>
      </div>
    </Modal>
  );
}
