import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';

/** Quietly: the cause is in the log, and a lost connection has a bar of its own. */
export function BookingFailure({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid not-empty:mt-4">
      {hasFailed && <Notice tone="warning">{t('counsel.notBooked')}</Notice>}
    </div>
  );
}
