import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedClinic } from '../../../contract/clinic.ts';
import { useAnswer } from '../../api/useServerData.ts';
import type { ListFilters } from '../../lib/find.ts';
import { cappedTotalOf, listOf } from '../../lib/list.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount, formatRating, formatTotal } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Rating } from '../../ui/status/Rating.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { MarkerMap } from '../../widgets/map/MarkerMap.tsx';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { YenNote } from '../Yen.tsx';
import { ClinicRow } from './ClinicRow.tsx';
import { clinicMapQuery } from './clinicAtoms.ts';
import { TreatmentPrice } from './TreatmentPrice.tsx';

export interface ClinicMapProps {
  filters: ListFilters;
  mapsKey: string;
  /** The map could not be loaded. */
  onFail: () => void;
}

/** The first clinics of the list on a map, and below it the chosen one and all of them as buttons. */
export function ClinicMap(props: ClinicMapProps & { loading: ReactNode }) {
  const { filters, mapsKey, onFail, loading } = props;
  const { t } = useTranslation();
  const answer = useAnswer(clinicMapQuery(filters));
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (answer.state !== 'ready') return loading;

  const clinics = listOf(answer.data);
  const counted = cappedTotalOf(answer.data);
  if (clinics.length === 0) return <NoMatch sentence={t('contents.noClinics')} />;
  const unplaced = clinics.filter((clinic) => !isPlaced(clinic)).length;
  return (
    <div className="px-4 pb-6">
      <p className="py-3 text-muted text-small">
        {t('contents.clinicCount', { n: formatTotal(counted) })}
      </p>
      {counted.total > clinics.length && (
        <p className="pb-2 text-small">{t('map.first', { n: formatCount(clinics.length) })}</p>
      )}
      {unplaced < clinics.length ? (
        <PlacedClinics clinics={clinics} mapsKey={mapsKey} onFail={onFail} />
      ) : (
        <EmptyState sentence={t('map.nonePlaced')} />
      )}
      {unplaced > 0 && unplaced < clinics.length && (
        <p className="pt-3 text-muted text-small">
          {t('map.unplaced', { n: formatCount(unplaced) })}
        </p>
      )}
    </div>
  );
}

interface PlacedClinicsProps extends Omit<ClinicMapProps, 'filters'> {
  clinics: readonly ListedClinic[];
}

function PlacedClinics({ clinics, mapsKey, onFail }: PlacedClinicsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string; isByButton: boolean }>();
  const placed = useMemo(() => clinics.filter(isPlaced), [clinics]);
  const markers = useMemo(
    () =>
      placed.map((clinic) => ({
        id: clinic.id,
        title: localName(language, clinic).text,
        text: clinic.reviewCount ? formatRating(clinic.averageRating) : '–',
        position: { lat: clinic.latitude, lng: clinic.longitude },
      })),
    [placed, language],
  );
  // The card may be far above its button, or below the edge of a small screen.
  useEffect(() => {
    if (chosen?.isByButton) card.current?.querySelector('a')?.focus();
    else if (chosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const clinic = placed.find(({ id }) => id === chosen?.id);
  return (
    <>
      <MarkerMap
        mapsKey={mapsKey}
        label={t('map.clinics')}
        markers={markers}
        chosenId={clinic?.id}
        onChoose={(id) => setChosen({ id, isByButton: false })}
        onFail={onFail}
      />
      <div
        ref={card}
        aria-live="polite"
        className="grid min-h-24 scroll-mb-16 grid-cols-1 items-center py-3 [&_a]:scroll-mt-[60dvh]"
      >
        {clinic ? (
          <ClinicRow clinic={clinic}>
            {clinic.price !== undefined && (
              <p>
                <TreatmentPrice price={clinic.price} />
              </p>
            )}
          </ClinicRow>
        ) : (
          <p className="text-balance text-center text-muted text-small">{t('map.choose')}</p>
        )}
        {clinic?.price && <YenNote />}
      </div>
      <ul aria-label={t('map.clinicList')} className="divide-y divide-line">
        {placed.map((each) => {
          const name = localName(language, each);
          return (
            <li key={each.id}>
              <PlainButton
                aria-pressed={each.id === clinic?.id}
                className="flex min-h-12 w-full items-center justify-between gap-3 text-left aria-pressed:font-semibold aria-pressed:text-brand-strong"
                onClick={() => setChosen({ id: each.id, isByButton: true })}
              >
                <span className="min-w-0 truncate" lang={name.lang}>
                  {name.text}
                </span>
                <span className="shrink-0">
                  <Rating
                    rating={each.averageRating}
                    count={each.reviewCount}
                    label={t('common.rating')}
                  />
                </span>
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Placed = ListedClinic & { latitude: number; longitude: number };

const isPlaced = (clinic: ListedClinic): clinic is Placed =>
  typeof clinic.latitude === 'number' && typeof clinic.longitude === 'number';
