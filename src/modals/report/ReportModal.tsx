import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS } from '../../../contract/plain/enums.ts';
import type { ReportReason } from '../../../contract/report.ts';
import { isReported, useReport } from '../../domain/report/reportAtoms.ts';
import { ownReviewsAtom } from '../../domain/review/ownReviewsAtom.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

/** A reason, and the button that sends the report. A guest who logged in may turn out to be the author of the review. */
export function ReportModal({ reviewId, onClose }: ModalContentProps<'report'>) {
  const { t } = useTranslation();
  const isOwn = useAtomValue(ownReviewsAtom).has(reviewId);
  const reporting = useReport(reviewId);
  const { send, isBusy, trouble: failure } = useModalWrite(reporting, onClose);
  const isOver = isOwn || isReported(reporting.error);
  const trouble = isOwn ? t('report.own') : failure;

  const report = (reason: ReportReason) =>
    void send(reason, () => showToast('success', t('report.done')));

  return (
    <Modal
      place="bottom"
      title={t('report.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {!isOver && <p className="text-muted">{t('report.lead')}</p>}
      <ModalTrouble tone={isOver ? 'info' : 'warning'} text={trouble} />
      {isOver ? (
        <Button look="quiet" className="mt-4 w-full" onClick={onClose}>
          {t('common.close')}
        </Button>
      ) : (
        <Reasons sending={reporting.isPending ? reporting.variables : null} onSend={report} />
      )}
      <SlowNotice isWaiting={isBusy} />
    </Modal>
  );
}

interface ReasonsProps {
  /** The reason that is being sent. */
  sending: ReportReason | null;
  onSend: (reason: ReportReason) => void;
}

function Reasons({ sending, onSend }: ReasonsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReportReason | null>(sending);
  const isBusy = sending !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onSend(chosen);
  };
  return (
    <form onSubmit={submit}>
      <fieldset aria-label={t('report.title')} className="mt-2 grid gap-1">
        {REPORT_REASONS.map((reason) => (
          <ChoiceChip
            key={reason}
            type="radio"
            name="reason"
            look="row"
            isChosen={reason === chosen}
            // Disabled radio buttons would lose the focus.
            onChoose={() => !isBusy && setChosen(reason)}
          >
            {t(`report.reason.${reason}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <Button type="submit" className="mt-4 w-full" isBusy={isBusy} disabled={chosen === null}>
        {t('report.report')}
      </Button>
    </form>
  );
}
