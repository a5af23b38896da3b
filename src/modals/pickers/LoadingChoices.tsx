import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/status/Spinner.tsx';

export function LoadingChoices() {
  const { t } = useTranslation();
  return (
    <div className="grid h-40 place-items-center">
      <Spinner label={t('common.loading')} />
    </div>
  );
}
