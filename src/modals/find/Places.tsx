import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../domain/find/usePlaces.ts';
import { NO_PLACE, withoutPlace } from '../../lib/find.ts';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { Near } from './Near.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PlacesOfRegion } from './PlacesOfRegion.tsx';
import type { ChosenFind } from './useChosenFind.ts';

/** Regions on the left; on the right districts and stations of the chosen one. */
export function Places({ chosen }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const { find, change } = chosen;
  const places = usePlaces(chosen.filters, chosen.tab);
  const isAnywhere = !find.region && !find.station && !find.near;
  return (
    <>
      <Near chosen={chosen} />
      {chosen.tab !== 'clinics' && (
        <p className="mt-4 text-muted text-small">{t('find.countsClinics')}</p>
      )}
      {places.state === 'failed' && <LoadFailed onRetry={places.retry} />}
      {places.state === 'loading' && <LoadingBlock height="h-80" />}
      {places.state === 'ready' && (
        <div className="mt-4 grid grid-cols-[minmax(6.5rem,2fr)_3fr] gap-3">
          <fieldset>
            <legend className="sr-only">{t('find.regions')}</legend>
            <ChoiceChip
              type="radio"
              name="region"
              look="row"
              isChosen={isAnywhere}
              onChoose={() => change(withoutPlace(find))}
            >
              {t('find.everywhere')}
            </ChoiceChip>
            {places.data.regions.map((region) => (
              <PlaceChoice
                key={region.id}
                name="region"
                place={region}
                isChosen={region.id === places.data.chosenId}
                onChoose={() => change({ ...withoutPlace(find), ...NO_PLACE, region: region.id })}
              />
            ))}
          </fieldset>
          {places.data.open && <PlacesOfRegion region={places.data.open} chosen={chosen} />}
        </div>
      )}
    </>
  );
}
