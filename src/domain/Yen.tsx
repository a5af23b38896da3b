import { useTranslation } from 'react-i18next';
import { yenOf } from '../lib/yen.ts';
import { useClientConfig } from '../state/clientConfig.ts';
import { useLanguage } from '../state/language.ts';

/** Null on Korean pages, and where the server has no rate of the last days. */
function useRate() {
  const { yen } = useClientConfig();
  return useLanguage() === 'ja' ? yen : null;
}

interface YenProps {
  won: number;
  /** The highest price, if there is a range. */
  to?: number | null | undefined;
  /** Whether it is the lowest of some prices. */
  isFrom?: boolean;
}

/** Behind a price in won, for Japanese readers: a space, and about how many yen. */
export function Yen({ won, to, isFrom = false }: YenProps) {
  const { t } = useTranslation();
  const rate = useRate();
  if (!rate) return null;
  const texts = [won, ...(to ? [to] : [])].flatMap((price) => {
    const { n, unit } = yenOf(price, rate.rate) ?? {};
    return n && unit ? t(`yen.${unit}`, { n }) : [];
  });
  const [from, most] = new Set(texts);
  if (!from) return null;
  return (
    <>
      {' '}
      <span className="whitespace-nowrap font-normal text-muted text-small">
        {most
          ? t('yen.aboutRange', { from, to: most })
          : t(isFrom ? 'yen.aboutFrom' : 'yen.about', { yen: from })}
      </span>
    </>
  );
}

/** Once on a page with yen: of which day the rate is, and that the payment is in won. */
export function YenNote() {
  const { t } = useTranslation();
  const rate = useRate();
  if (!rate) return null;
  const [, month, day] = rate.on.split('-').map(Number);
  return <p className="mt-1 text-muted text-small">{t('yen.note', { month, day })}</p>;
}
