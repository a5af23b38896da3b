import { useTranslation } from 'react-i18next';
import type { MenuPrice } from '../../../contract/clinicShape.ts';
import { Yen, YenNote } from '../../domain/Yen.tsx';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Section } from '../../ui/Section.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** Prices by treatment, each with a link to the clinics that offer it. */
export function PriceMenu({ menu }: { menu: readonly MenuPrice[] }) {
  const { t } = useTranslation();
  if (menu.length === 0) return null;
  return (
    <Section title={t('clinic.prices')}>
      <ul className="divide-y divide-line">
        {menu.map((price) => (
          <PriceLine key={price.treatment.id} price={price} />
        ))}
      </ul>
      <YenNote />
    </Section>
  );
}

function PriceLine({
  price: { treatment, priceFrom, priceTo, vatIncluded },
}: {
  price: MenuPrice;
}) {
  const { t } = useTranslation();
  const name = localName(useLanguage(), treatment);
  const from = formatCount(priceFrom);
  return (
    <li className="py-3">
      <span className="block" lang={name.lang}>
        {name.text}
      </span>
      <div className="flex items-baseline justify-between gap-x-3">
        <p className="min-w-0 tabular-nums">
          <span className="whitespace-nowrap font-semibold">
            {priceTo
              ? t('clinic.priceRange', { from, to: formatCount(priceTo) })
              : t('common.price', { price: from })}
          </span>{' '}
          <span className="whitespace-nowrap text-muted text-small">
            {t(vatIncluded ? 'clinic.vatIncluded' : 'clinic.vatExcluded')}
          </span>
          <Yen won={priceFrom} to={priceTo} />
        </p>
        <AppLink
          to={`/contents?treatmentId=${treatment.id}`}
          aria-label={t('clinic.otherPricesOf', { name: name.text })}
          className="-my-3 inline-block shrink-0 py-3 text-muted text-small underline decoration-line underline-offset-4"
        >
          {t('clinic.otherPrices')}
        </AppLink>
      </div>
    </li>
  );
}
