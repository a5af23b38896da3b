import { useTranslation } from 'react-i18next';
import { isRefused } from '../../domain/counsel/counselWrites.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';

interface BookingFailureProps {
  /** Null if nothing has failed. */
  failure: unknown;
  isBusy: boolean;
}

/**
 * Shows the reason of a refusal. For other failures a short text: the cause is logged, and the offline bar
 * reports a lost connection.
 */
export function BookingFailure({ failure, isBusy }: BookingFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <>
      <div role="status" className="grid not-empty:mt-4">
        {failure !== null && (
          <Notice tone="warning">
            {isRefused(failure)
              ? t('counsel.refused', { reason: failureText(failure) })
              : t('counsel.notBooked')}
          </Notice>
        )}
      </div>
      <SlowNotice isWaiting={isBusy} />
    </>
  );
}
