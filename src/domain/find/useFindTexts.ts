import { useTranslation } from 'react-i18next';
import type { Find } from '../../lib/find.ts';
import { formatCount } from '../../lib/number.ts';

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;

/** Prices and ratings as filters say them. */
export function useFindTexts() {
  const { t } = useTranslation();
  const won = (text: string) => {
    const price = Number(text);
    if (price === 0 || price % TEN_THOUSAND > 0) {
      return t('common.price', { price: formatCount(price) });
    }
    const many = formatCount(price / HUNDRED_MILLION);
    const n = formatCount((price % HUNDRED_MILLION) / TEN_THOUSAND);
    if (many === '0') return t('find.tenThousandWon', { n });
    return n === '0'
      ? t('find.hundredMillionWon', { many })
      : t('find.hundredMillionAndWon', { many, n });
  };
  const priceRange = ({ priceMin, priceMax }: Find): string | undefined => {
    if (priceMin && priceMax) {
      return t('find.priceBetween', { from: won(priceMin), to: won(priceMax) });
    }
    if (priceMin) return t('find.priceFrom', { price: won(priceMin) });
    return priceMax && t('find.priceUpTo', { price: won(priceMax) });
  };
  const ratingFrom = (rating: string) => t('find.ratingFrom', { rating });
  const radiusText = (radius: string) => t('find.within', { km: radius });
  return { priceRange, ratingFrom, radiusText };
}
