import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of a list that did not come. The cause is in the log; nothing tries again by itself. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
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
