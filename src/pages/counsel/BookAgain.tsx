import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { CounselButton } from '../../domain/counsel/CounselButton.tsx';

/** Books a new counsel at the same clinic. */
export function BookAgain({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const { clinic, clinic_id: clinicId } = counsel;
  if (clinic.isHidden) return null;
  return (
    <CounselButton
      target={{ type: 'CLINIC', id: clinicId, clinicId }}
      label={t('counsel.bookAgain')}
      look="quiet"
    />
  );
}
