import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { useWhenOnline } from '../../widgets/loading/useWhenOnline.ts';
import { Frame } from '../frame/Frame.tsx';

/** Shown when a screen's script cannot be loaded offline. It retries when the device is online. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <Frame>
      <EmptyState
        drawing="trouble"
        title={t('common.offline')}
        sentence={t('common.opensWhenOnline')}
        action={
          <Button look="quiet" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </Frame>
  );
}
