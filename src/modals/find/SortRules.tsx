import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';

/** How the lists are sorted. */
export function SortRules({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation();
  const isOfReviews = tab === 'reviews';
  const rules = [
    t(isOfReviews ? 'find.rule.recommendedReviews' : 'find.rule.recommended'),
    t('find.rule.newest'),
    t('find.rule.popular'),
    t(isOfReviews ? 'find.rule.ratingOfReviews' : 'find.rule.rating'),
    t(isOfReviews ? 'find.rule.reviewsOfClinic' : 'find.rule.reviews'),
    t('find.rule.near'),
    t('find.rule.price'),
    t('find.rule.neverPaid'),
  ];
  return (
    <ul className="list-disc space-y-1 pl-4 text-muted text-small">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
