import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWhenOnline } from '../widgets/useWhenOnline.ts';

/** In place of a list that did not come. The cause is in the log; it is asked for again when the device is online. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <EmptyState
      drawing="trouble"
      sentence={t('common.loadFailed')}
      action={
        <Button look="quiet" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
