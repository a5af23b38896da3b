import { useTranslation } from 'react-i18next';
import { isKoreanTimeHere, type Moment } from '../lib/date.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Behind an appointment, a period or a deadline: says that it is Korean time where the device has another. */
export function KoreanTimeNote({ moment }: { moment?: Moment }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  if (!isHydrated || isKoreanTimeHere(moment)) return null;
  return <span className="whitespace-nowrap"> ({t('common.koreanTime')})</span>;
}
