import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { withLanguage } from '../widgets/AppLink.tsx';

/** For an unknown address and for a record that does not exist. */
export function NotFound() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <EmptyState
      drawing="lost"
      title={t('errorScreen.notFound')}
      sentence={t('errorScreen.notFoundHint')}
      action={<Button href={withLanguage('/home', search)}>{t('errorScreen.goHome')}</Button>}
    />
  );
}
