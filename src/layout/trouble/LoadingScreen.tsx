import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { Frame } from '../frame/Frame.tsx';

export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Frame>
      <h1 className="grid h-60 place-items-center">
        <Spinner label={t('common.loading')} />
      </h1>
    </Frame>
  );
}
