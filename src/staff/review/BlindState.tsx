import { useTranslation } from 'react-i18next';
import type { StaffReview } from '../../../contract/staff/staffReview.ts';
import { formatDeadline } from '../../lib/date.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** Until when and why the review is hidden. */
export function BlindState({ review: { blindedUntil, blindReason } }: { review: StaffReview }) {
  const { t } = useTranslation('staff');
  if (!blindedUntil) return null;
  return (
    <Notice tone="warning">
      {t('review.until', { date: formatDeadline(blindedUntil) })}
      <KoreanTimeNote moment={blindedUntil} />
      {blindReason && <span className="block">{blindReason}</span>}
    </Notice>
  );
}
