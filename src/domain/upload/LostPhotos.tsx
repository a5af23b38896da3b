import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** Says how many photos of a draft this browser could not keep. */
export function LostPhotos({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return <Notice tone="warning">{t('upload.photosLost', { n: formatCount(count) })}</Notice>;
}
