import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedPlace, OpenRegion } from '../../domain/find/usePlaces.ts';
import { withoutPlace } from '../../lib/find.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import type { ChosenFind } from './useChosenFind.ts';

interface PlacesOfRegionProps {
  region: OpenRegion;
  chosen: ChosenFind;
}

export function PlacesOfRegion({ region, chosen: { find, change } }: PlacesOfRegionProps) {
  const { t } = useTranslation();
  const name = localName(useLanguage(), region).text;
  const choose = (kind: 'region' | 'station', id: string) =>
    change({ ...withoutPlace(find), [kind]: id });
  const choices = (kind: 'region' | 'station', places: readonly CountedPlace[]) =>
    places.map((place) => (
      <PlaceChoice
        key={place.id}
        name="place"
        place={place}
        isChosen={find[kind] === place.id}
        onChoose={() => choose(kind, place.id)}
      />
    ));
  return (
    <div className="space-y-3 border-line border-l pl-3">
      <Places title={`${name} ${t('find.districts')}`}>
        <ChoiceChip
          type="radio"
          name="place"
          look="row"
          isChosen={find.region === region.id}
          onChoose={() => choose('region', region.id)}
          count={region.count}
        >
          {t('find.whole', { name })}
        </ChoiceChip>
        {choices('region', region.districts)}
      </Places>
      {region.stations.length > 0 && (
        <Places title={`${name} ${t('find.stations')}`}>
          {choices('station', region.stations)}
        </Places>
      )}
    </div>
  );
}

function Places({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="px-3 pt-1 text-muted text-small">{title}</legend>
      {children}
    </fieldset>
  );
}
