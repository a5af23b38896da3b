import { useTranslation } from 'react-i18next';
import type { Price } from '../../../contract/clinicShape.ts';
import { formatCount } from '../../lib/number.ts';
import { Yen } from '../Yen.tsx';

interface TreatmentPriceProps {
  /** Null: the menu does not have the treatment. */
  price: Price | null;
  className?: string;
}

/** The price of the chosen treatment at one clinic of the list. */
export function TreatmentPrice({ price, className }: TreatmentPriceProps) {
  const { t } = useTranslation();
  if (!price) {
    return <span className="shrink-0 text-muted text-small">{t('clinic.noPrice')}</span>;
  }
  const { priceFrom, priceTo, vatIncluded } = price;
  const from = formatCount(priceFrom);
  return (
    <span className={className}>
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {priceTo
          ? t('clinic.priceRange', { from, to: formatCount(priceTo) })
          : t('common.price', { price: from })}
      </span>{' '}
      <span className="whitespace-nowrap text-muted text-small">
        {t(vatIncluded ? 'clinic.vatIncluded' : 'clinic.vatExcluded')}
      </span>
      <Yen won={priceFrom} to={priceTo} />
    </span>
  );
}
