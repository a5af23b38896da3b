import { useTranslation } from 'react-i18next';
import { isKoreanTimeHere, type Moment } from '../lib/date.ts';
import { useHydrated } from './useHydrated.ts';

/** Says "Korean time" after a date, if the device is in another time zone. */
export function KoreanTimeNote({ moment }: { moment?: Moment }) {
  const { t } = useTranslation();
  const isShown = useHydrated(!isKoreanTimeHere(moment), false);
  if (!isShown) return null;
  return <span className="whitespace-nowrap"> ({t('common.koreanTime')})</span>;
}
