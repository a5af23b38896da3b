import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button/Button.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** Closes a login window; other windows go to the home page. */
export function CallbackActions() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isLoginWindow = window.opener !== null;
  return (
    <div className="mt-2 flex w-full max-w-80 flex-col gap-3">
      {isLoginWindow && <Button onClick={() => window.close()}>{t('common.close')}</Button>}
      {/* A full page load, because the CSP of this page is stricter. */}
      <Button look={isLoginWindow ? 'quiet' : 'primary'} href={withLanguage('/home', search)}>
        {t('errorScreen.goHome')}
      </Button>
    </div>
  );
}
