import { type SyntheticEvent, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { useDialog } from '../../ui/dialog/useDialog.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';

/** Open while files are uploaded; the visitor cannot close it. */
export function UploadingModal({ sending, onClose }: ModalContentProps<'uploading'>) {
  const { t } = useTranslation();
  const { ref, onCancel } = useDialog(stay);
  const textId = useId();
  const { arrived, photoCount, part } = useSyncExternalStore(sending.watch, sending.progress);

  useEffect(() => {
    let isShown = true;
    void sending.finished.finally(() => isShown && onClose());
    return () => {
      isShown = false;
    };
  }, [sending, onClose]);

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={textId}
      onCancel={onCancel}
      onClose={openAgain}
      className="m-auto w-[calc(100%-4rem)] max-w-80 animate-appear rounded-2xl bg-raised p-6 text-center text-ink shadow-raised outline-none"
    >
      <Spinner label={t('common.loading')} />
      <p id={textId} className="mt-3 text-balance font-semibold text-lead">
        {t('editor.uploading')}
      </p>
      {photoCount > 0 && (
        <>
          <div
            role="progressbar"
            aria-label={t('editor.uploading')}
            aria-valuenow={Math.round(part * 100)}
            className="mt-4 h-2 overflow-hidden rounded-full bg-line"
          >
            <div
              className="h-full rounded-full bg-action transition-[width]"
              style={{ width: `${part * 100}%` }}
            />
          </div>
          <p role="status" className="mt-2 text-muted text-small tabular-nums">
            {t('editor.uploadedCount', { all: formatCount(photoCount), n: formatCount(arrived) })}
          </p>
        </>
      )}
      <SlowNotice isWaiting />
    </dialog>
  );
}

const stay = () => undefined;

/** Browsers close a dialog on the second Escape, even if the first was cancelled. */
function openAgain({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
  if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
}
