import { useTranslation } from 'react-i18next';
import { AppLink } from '../../widgets/link/AppLink.tsx';

export function Logo() {
  const { t } = useTranslation();
  return (
    <AppLink
      to="/home"
      className="inline-flex h-11 items-center font-bold text-brand-strong text-title"
    >
      {t('common.brand')}
    </AppLink>
  );
}
