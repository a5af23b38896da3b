import { useTranslation } from 'react-i18next';
import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { type LocalText, localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';

type Station = NonNullable<ClinicBrief['station']>;

/** 예술회관역 2번 출구 도보 3분. Exit and minutes may be unknown. */
export function useStationText(): (station: Station) => LocalText {
  const { t } = useTranslation();
  const language = useLanguage();
  return (station) => {
    const { text: name, lang } = localName(language, station);
    const { exit, minutesOnFoot } = station;
    const place = exit ? t('clinic.stationExit', { name, exit }) : name;
    const walk = minutesOnFoot ? ` ${t('clinic.onFoot', { n: formatCount(minutesOnFoot) })}` : '';
    return { text: place + walk, lang };
  };
}
