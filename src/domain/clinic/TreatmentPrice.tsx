import { useTranslation } from 'react-i18next';
import type { Price } from '../../../contract/clinicShape.ts';
import { formatCount } from '../../lib/number.ts';

/** The price of the chosen treatment at one clinic of the list; null: its menu does not have it. */
export function TreatmentPrice({ price }: { price: Price | null }) {
  const { t } = useTranslation();
  if (!price) {
    return <span className="shrink-0 text-muted text-small">{t('clinic.noPrice')}</span>;
  }
  const { priceFrom, priceTo, vatIncluded } = price;
  const from = formatCount(priceFrom);
  return (
    <span className="shrink-0 whitespace-nowrap">
      <span className="font-semibold tabular-nums">
        {priceTo
          ? t('clinic.priceRange', { from, to: formatCount(priceTo) })
          : t('common.price', { price: from })}
      </span>{' '}
      <span className="text-muted text-small">
        {t(vatIncluded ? 'clinic.vatIncluded' : 'clinic.vatExcluded')}
      </span>
    </span>
  );
}
