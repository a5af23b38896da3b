import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** Shown after a render error. Its buttons load a whole page, because the app may be broken. */
export function ErrorState() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const home = useHref(withLanguage('/home', search));
  return (
    <EmptyState
      drawing="trouble"
      title={t('errorScreen.title')}
      sentence={t('errorScreen.sentence')}
      action={
        <>
          <Button onClick={() => location.reload()}>{t('errorScreen.retry')}</Button>
          <TextLink href={home} className={buttonLook('quiet')}>
            {t('errorScreen.goHome')}
          </TextLink>
        </>
      }
    />
  );
}
