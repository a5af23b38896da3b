import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

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

/** In place of a part of a list that did not come: one quiet line. It asks again when the device is online again. */
export function LoadFailedLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-muted text-small">
      <span>{t('common.loadFailed')}</span>
      <PlainButton
        className="min-h-11 px-2 font-semibold text-brand-strong underline"
        onClick={onRetry}
      >
        {t('common.retry')}
      </PlainButton>
    </p>
  );
}
