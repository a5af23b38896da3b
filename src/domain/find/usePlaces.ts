import type { Region, Station } from '../../../contract/place.ts';
import type { Named } from '../../../contract/shape.ts';
import { useAnswer } from '../../api/useServerData.ts';
import type { Answer } from '../../lib/answer.ts';
import { type ListFilters, withoutPlace } from '../../lib/find.ts';
import { listOf } from '../../lib/list.ts';
import type { RecordTab } from '../record/recordTabs.ts';
import { regionsQuery, stationsQuery } from './findAtoms.ts';
import { regionOf } from './places.ts';
import { type Counts, useFacets } from './useFacets.ts';

/** A place with the number of its clinics, if that is known. */
export interface CountedPlace extends Named {
  count: string | undefined;
}

/** The region whose districts and stations are shown: the chosen one, or at first the one that is listed first. */
export interface OpenRegion extends CountedPlace {
  districts: CountedPlace[];
  stations: CountedPlace[];
}

interface Places {
  regions: CountedPlace[];
  chosenId: string | undefined;
  open: OpenRegion | undefined;
}

/** The places to choose from. On the tab of clinics, places without a clinic of the other conditions are left out. */
export function usePlaces(filters: ListFilters, tab: RecordTab): Answer<Places> {
  const { region, station } = filters;
  const regions = useAnswer(regionsQuery());
  const stations = useAnswer(stationsQuery());
  const { counts: clinics, isWaiting } = useFacets({ ...filters, ...withoutPlace(filters) });
  if (regions.state !== 'ready') return regions;
  if (stations.state !== 'ready') return stations;
  if (isWaiting) return { state: 'loading' };

  const counts = tab === 'clinics' ? clinics : withoutZero(clinics);
  const allStations = listOf(stations.data);
  const districtId = allStations.find(({ id }) => id === station)?.districtId ?? region;
  const chosenId = districtId && regionOf(districtId);
  const withClinics = worthShowing(listOf(regions.data), 'region', counts, chosenId);
  const counted = withClinics.map((each) => ({ ...each, count: counts('region', each.id) }));
  const open = counted.find(({ id }) => id === chosenId) ?? counted[0];
  return {
    state: 'ready',
    data: {
      regions: counted,
      chosenId: chosenId,
      open: open && openRegion(open, allStations, counts, filters),
    },
  };
}

function openRegion(
  region: Region & CountedPlace,
  stations: readonly Station[],
  counts: Counts,
  chosen: ListFilters,
): OpenRegion {
  const count = (facet: 'district' | 'station') => (place: Named) => ({
    ...place,
    count: counts(facet, place.id),
  });
  const here = stations.filter(({ districtId }) => regionOf(districtId) === region.id);
  return {
    ...region,
    districts: worthShowing(region.districts, 'district', counts, chosen.region).map(
      count('district'),
    ),
    stations: worthShowing(here, 'station', counts, chosen.station).map(count('station')),
  };
}

/** A clinic with an average of 4.3 may have an event with 4.8, so no clinics does not mean no events. */
const withoutZero =
  (counts: Counts): Counts =>
  (facet, choice) => {
    const count = counts(facet, choice);
    return count === '0' ? undefined : count;
  };

/** The places with clinics and the chosen one; all places while the counts are loading. */
function worthShowing<T extends Named>(
  places: readonly T[],
  facet: 'region' | 'district' | 'station',
  counts: Counts,
  chosenId: string | undefined,
): T[] {
  return places.filter(({ id }) => id === chosenId || counts(facet, id) !== '0');
}
