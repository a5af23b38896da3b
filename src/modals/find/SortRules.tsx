import { useTranslation } from 'react-i18next';
import { SORTS, type SortName } from '../../../contract/plain/sorts.ts';
import type { RecordTab } from '../../domain/record/recordTabs.ts';

/** Both sorts by price have one rule. */
const RULES = {
  recommended: 'find.rule.recommended',
  newest: 'find.rule.newest',
  popular: 'find.rule.popular',
  rating: 'find.rule.rating',
  reviews: 'find.rule.reviews',
  near: 'find.rule.near',
  price: 'find.rule.price',
  '-price': 'find.rule.price',
} as const satisfies Record<SortName, string>;

const RULES_OF_REVIEWS = {
  ...RULES,
  recommended: 'find.rule.recommendedReviews',
  rating: 'find.rule.ratingOfReviews',
  reviews: 'find.rule.reviewsOfClinic',
} as const;

/** How the lists are sorted. */
export function SortRules({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation();
  const ruleOf = tab === 'reviews' ? RULES_OF_REVIEWS : RULES;
  const rules = new Set([...SORTS.map((sort) => ruleOf[sort]), 'find.rule.neverPaid' as const]);
  return (
    <ul className="list-disc space-y-1 pl-4 text-muted text-small">
      {[...rules].map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
    </ul>
  );
}
