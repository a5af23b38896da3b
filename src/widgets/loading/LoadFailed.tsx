import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/** Replaces a list that failed to load, with a retry button. */
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

/** A line for a part of a list. */
export function LoadFailedLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
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
