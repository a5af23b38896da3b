import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { useIsSlow } from '../../widgets/loading/useIsSlow.ts';
import { useWhenOnline } from '../../widgets/loading/useWhenOnline.ts';

interface LoadingProps {
  /** The query has failed. */
  failure: { isRetrying: boolean; retry: () => void } | null;
}

/** The specification shows a failure as loading; after some seconds a retry button appears. */
export function Loading({ failure }: LoadingProps) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(true);
  useWhenOnline(() => failure?.retry());
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-4 p-4">
      <h1>
        <Spinner label={t('common.loading')} />
      </h1>
      {isSlow && <p className="text-muted text-small">{t('common.slow')}</p>}
      {isSlow && failure && (
        <Button look="quiet" isBusy={failure.isRetrying} onClick={failure.retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
