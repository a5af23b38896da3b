import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-ink px-4 py-2 text-center text-small text-surface">
          {t('common.offline')}
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
