import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Leaves by real page loads: the app around it may be broken. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <main className="app-column grid min-h-dvh place-content-center px-4">
      <EmptyState
        drawing="trouble"
        title={t('errorScreen.title')}
        sentence={t('errorScreen.sentence')}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('errorScreen.retry')}</Button>
            <Button look="quiet" href="/home">
              {t('errorScreen.goHome')}
            </Button>
          </>
        }
      />
    </main>
  );
}
