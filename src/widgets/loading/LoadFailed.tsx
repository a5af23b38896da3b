import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/**
 * Replaces a list that failed to load, with a retry button. Screen readers have said that it is loading. They announce
 * only what appears in an element that is already there, so the sentence follows.
 */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <div role="status">
      {isThere && (
        <EmptyState
          drawing="trouble"
          sentence={t('common.loadFailed')}
          action={
            <Button look="quiet" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
    </div>
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
