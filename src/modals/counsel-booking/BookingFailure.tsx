import { useTranslation } from 'react-i18next';
import { isRefused } from '../../domain/counsel/useBookCounsel.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';

interface BookingFailureProps {
  /** Null: nothing has failed. */
  failure: unknown;
  isBusy: boolean;
}

/** A refusal says why. Otherwise quietly: the cause is in the log, and a lost connection has a bar of its own. */
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
