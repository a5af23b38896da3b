import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { truncate } from '../../lib/truncate.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { ownReviewsAtom } from '../review/ownReviewsAtom.ts';
import { titleOfReview } from '../review/titleOfReview.ts';
import { useAsMember } from '../session/useAsMember.ts';

/** Opens the reasons for a report. A member's own review has no such button. */
export function ReportButton({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { id } = review;
  const isOwn = useAtomValue(ownReviewsAtom).has(id);
  const asMember = useAsMember();
  const openModal = useOpenModal();
  if (isOwn) return null;
  const report = () =>
    asMember({ does: 'report', reviewId: id }, () => void openModal('report', { reviewId: id }));
  return (
    <PlainButton
      // Above the link of a card, and as high as the line beside it.
      className="relative z-10 -my-3 ml-auto min-h-11 shrink-0 pl-3 text-muted text-small underline-offset-4 hover:underline"
      aria-label={t('report.named', { name: truncate(titleOfReview(t, review)) })}
      onClick={report}
    >
      {t('report.report')}
    </PlainButton>
  );
}
