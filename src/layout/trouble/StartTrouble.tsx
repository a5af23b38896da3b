import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

interface StartTroubleProps {
  onOpenOutside: () => void;
  onLookAround: () => void;
}

/** LINE did not answer. Only a login needs LINE, so the visitor can go on as a guest. */
export function StartTrouble({ onOpenOutside, onLookAround }: StartTroubleProps) {
  const { t } = useTranslation();
  return (
    <main className="app-column grid min-h-dvh place-content-center px-4 pb-safe">
      <EmptyState
        drawing="trouble"
        title={t('errorScreen.lineSilent')}
        sentence={t('errorScreen.lineSilentHint')}
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <Button onClick={() => location.reload()}>{t('errorScreen.retry')}</Button>
            <Button look="quiet" onClick={onLookAround}>
              {t('errorScreen.lookAround')}
            </Button>
            <Button look="quiet" onClick={onOpenOutside}>
              {t('login.openInBrowser')}
            </Button>
          </div>
        }
      />
    </main>
  );
}
