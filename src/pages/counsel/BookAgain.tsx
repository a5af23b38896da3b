import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { CounselButton } from '../../domain/counsel/CounselButton.tsx';

/** Books a new counsel from the same page, or from the clinic if that page is gone or its event has ended. */
export function BookAgain({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const { clinic, clinic_id: clinicId, source, sourceType, sourceId, pastEvents = [] } = counsel;
  if (clinic.isHidden) return null;
  const hasEnded = pastEvents.some(({ id }) => id === sourceId);
  const target =
    source && !hasEnded
      ? { type: sourceType, id: sourceId, clinicId }
      : { type: 'CLINIC' as const, id: clinicId, clinicId };
  return <CounselButton target={target} label={t('counsel.bookAgain')} look="quiet" />;
}
