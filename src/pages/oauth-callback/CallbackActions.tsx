import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
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
      <TextLink
        href={withLanguage('/home', search)}
        className={buttonLook(isLoginWindow ? 'quiet' : 'primary')}
      >
        {t('errorScreen.goHome')}
      </TextLink>
    </div>
  );
}
