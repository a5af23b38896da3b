import { districtTerms, regionTerms } from '../../../contract/texts/regions.ts';
import { stationTerms } from '../../../contract/texts/stations.ts';
import type { Queryable } from '../database.ts';
import type { Row } from './insertRows.ts';
import { upsertRows } from './upsertRows.ts';

/** Updates regions, districts and stations. A region comes before its districts. */
export async function writePlaces(tx: Queryable): Promise<void> {
  await upsertRows(tx, 'region', [
    ...regionTerms.map(({ id, ko, ja }, position) => regionRow({ id, ko, ja }, null, position)),
    ...districtTerms.map(({ regionId, ...term }, position) => regionRow(term, regionId, position)),
  ]);
  await upsertRows(
    tx,
    'station',
    stationTerms.map(({ id, districtId, ko, ja, latitude, longitude }, position) => ({
      id,
      name: ko,
      name_ja: ja,
      district_id: districtId,
      latitude,
      longitude,
      position,
    })),
  );
}

const regionRow = (
  { id, ko, ja }: { id: string; ko: string; ja: string },
  parent: string | null,
  position: number,
): Row => ({ id, name: ko, name_ja: ja, parent_id: parent, position });
