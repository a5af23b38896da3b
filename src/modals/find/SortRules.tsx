import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';

/** How the lists are sorted. */
export function SortRules({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation();
  const rules = [
    t(tab === 'reviews' ? 'find.rule.recommendedReviews' : 'find.rule.recommended'),
    t('find.rule.popular'),
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
