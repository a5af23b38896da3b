import { useTranslation } from 'react-i18next';
import { useCount } from '../../domain/find/findAtoms.ts';
import { formatCounted } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ChosenFind } from './useChosenFind.ts';

/** Applies the chosen filters. The button says how many results they have. */
export function ApplyButton({ chosen: { tab, filters, apply } }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const count = useCount(tab, filters);
  return (
    <>
      <p role="status" className="pb-2 text-center text-muted text-small empty:hidden">
        {count === 0 && t('find.noResults')}
      </p>
      <Button className="w-full" onClick={() => apply()}>
        {count === undefined
          ? t('find.applyUncounted')
          : t('find.apply', { n: formatCounted(count) })}
      </Button>
    </>
  );
}
