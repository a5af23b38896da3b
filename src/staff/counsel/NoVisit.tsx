import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/status/Notice.tsx';

/** Shown before a move that completes the counsel without a visit. */
export function NoVisit() {
  const { t } = useTranslation('staff');
  return (
    <div className="mb-3">
      <Notice tone="warning">{t('counsel.makesNoVisit')}</Notice>
    </div>
  );
}
