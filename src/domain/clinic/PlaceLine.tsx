import { useTranslation } from 'react-i18next';
import type { ClinicCard } from '../../../contract/clinic.ts';
import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { distanceKm } from '../../lib/distance.ts';
import { localName } from '../../lib/localText.ts';
import { readPosition } from '../../lib/position.ts';
import { useLanguage } from '../../state/language.ts';

type PlacedClinic = Pick<ClinicBrief, 'district' | 'station'> &
  Partial<Pick<ClinicCard, 'latitude' | 'longitude'>>;

interface PlaceLineProps {
  clinic: PlacedClinic | null | undefined;
  /** The visitor's position, rounded to about a kilometre. */
  near?: string | undefined;
}

/** The district and the nearest station of a clinic, and how far it is. A long line cuts the district. */
export function PlaceLine({ clinic, near }: PlaceLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { district, station, ...at } = clinic ?? {};
  const km = distanceTo(at, near);
  const stationName = station && localName(language, station).text;
  const minutes = station?.minutesOnFoot;
  const distance = km === undefined ? undefined : t('find.distance', { km });
  const districtName = district && localName(language, district).text;
  const byStation =
    stationName && minutes ? t('find.nearStation', { station: stationName, minutes }) : stationName;
  const before = [distance, districtName].filter(Boolean).join(' · ');
  return (
    <p className="flex text-small empty:hidden">
      {before && <span className="min-w-0 shrink-1000 truncate">{before}</span>}
      {byStation && (
        <span className="min-w-0 truncate whitespace-pre">
          {before && ' · '}
          {byStation}
        </span>
      )}
    </p>
  );
}

/** With one decimal below ten kilometres: the position itself is exact to about one. */
function distanceTo({ latitude, longitude }: PlacedClinic, near: string | undefined) {
  const from = near && readPosition(near);
  if (!from || typeof latitude !== 'number' || typeof longitude !== 'number') return;
  const km = distanceKm(from, { latitude, longitude });
  return km < 10 ? Math.max(km, 0.1).toFixed(1) : String(Math.round(km));
}
