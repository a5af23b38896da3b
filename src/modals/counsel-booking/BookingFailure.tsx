import { useTranslation } from 'react-i18next';
import { SlowNotice } from '../../domain/SlowNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface BookingFailureProps {
  hasFailed: boolean;
  isBusy: boolean;
}

/** Quietly: the cause is in the log, and a lost connection has a bar of its own. */
export function BookingFailure({ hasFailed, isBusy }: BookingFailureProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className="grid not-empty:mt-4">
        {hasFailed && <Notice tone="warning">{t('counsel.notBooked')}</Notice>}
      </div>
      <SlowNotice isWaiting={isBusy} />
    </>
  );
}
