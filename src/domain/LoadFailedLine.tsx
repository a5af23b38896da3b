import { useTranslation } from 'react-i18next';
import { PlainButton } from '../ui/PlainButton.tsx';
import { useWhenOnline } from '../widgets/useWhenOnline.ts';

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
