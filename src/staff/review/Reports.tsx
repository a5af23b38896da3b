import { useTranslation } from 'react-i18next';
import type { StaffReview } from '../../../contract/staff/staffReview.ts';
import { formatCount } from '../../lib/number.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** How many members reported the review, and why. */
export function Reports({ review: { reports } }: { review: StaffReview }) {
  const { t } = useTranslation('staff');
  if (!reports || reports.length === 0) return null;
  const all = reports.reduce((sum, { count }) => sum + count, 0);
  return (
    <Notice tone="warning">
      <span className="block font-semibold">{t('review.reports', { n: formatCount(all) })}</span>
      {reports
        .map(({ reason, count }) => `${t(`review.reportReason.${reason}`)} ${formatCount(count)}`)
        .join(' · ')}
    </Notice>
  );
}
