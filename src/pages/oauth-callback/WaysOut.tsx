import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button/Button.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** A window that was opened for the login closes; any other goes home. */
export function WaysOut() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isWindowBeside = window.opener !== null;
  return (
    <div className="mt-2 flex w-full max-w-80 flex-col gap-3">
      {isWindowBeside && <Button onClick={() => window.close()}>{t('common.close')}</Button>}
      {/* A real page load: this page may load less than others. */}
      <Button look={isWindowBeside ? 'quiet' : 'primary'} href={withLanguage('/home', search)}>
        {t('errorScreen.goHome')}
      </Button>
    </div>
  );
}
