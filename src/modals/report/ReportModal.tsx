import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS } from '../../../contract/plain/enums.ts';
import type { ReportReason } from '../../../contract/report.ts';
import { isReported, useReport } from '../../domain/report/reportAtoms.ts';
import { ownReviewsAtom } from '../../domain/review/ownReviewsAtom.ts';
import { useModalWrite } from '../../domain/useModalWrite.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { BusyMark, Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { notify } from '../../widgets/toast/notify.ts';

/** One press on a reason sends the report. A guest who logged in may turn out to be the author of the review. */
export function ReportModal({ reviewId, onClose }: ModalContentProps<'report'>) {
  const { t } = useTranslation();
  const isOwn = useAtomValue(ownReviewsAtom).has(reviewId);
  const reporting = useReport(reviewId);
  const { send, isBusy, trouble: failure } = useModalWrite(reporting, onClose);
  const isOver = isOwn || isReported(reporting.error);
  const trouble = isOwn ? t('report.own') : failure;

  const report = (reason: ReportReason) =>
    void send(reason, () => notify('success', t('report.done')));

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
        <Reasons busy={reporting.isPending ? reporting.variables : null} onChoose={report} />
      )}
      <SlowNotice isWaiting={isBusy} />
    </Modal>
  );
}

interface ReasonsProps {
  /** The reason that is being sent. */
  busy: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ busy, onChoose }: ReasonsProps) {
  const { t } = useTranslation();
  return (
    <ul className="mt-2 divide-y divide-line">
      {REPORT_REASONS.map((reason) => (
        <li key={reason} className="flex">
          <PlainButton
            aria-busy={reason === busy || undefined}
            aria-disabled={busy !== null || undefined}
            className="flex min-h-13 w-full items-center justify-between gap-3 px-1 text-left transition active:bg-quiet aria-disabled:text-muted"
            onClick={() => onChoose(reason)}
          >
            {t(`report.reason.${reason}`)}
            {reason === busy ? (
              <BusyMark />
            ) : (
              <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />
            )}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
