import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/status/Spinner.tsx';

interface LoadingBlockProps {
  /** A class for the height, so that little moves when the content arrives. */
  height: 'h-20' | 'h-22' | 'h-40' | 'h-60' | 'h-80';
}

/** In the place of a part of a page that is loading. */
export function LoadingBlock({ height }: LoadingBlockProps) {
  const { t } = useTranslation();
  return (
    <div className={`grid place-items-center ${height}`}>
      <Spinner label={t('common.loading')} />
    </div>
  );
}
