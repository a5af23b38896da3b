import { Region, Station } from '../../../contract/place.ts';
import { Named } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { type JsonSql, jsonList, jsonObject, namedColumns } from '../../db/jsonSql.ts';

/** A row of `region` that is a district. */
const district = jsonObject(Named, namedColumns('district'));

const region = jsonObject(Region, {
  ...namedColumns('region'),
  districts: jsonList(
    district,
    'region district where district.parent_id = region.id',
    'district.position',
  ),
});

const station = jsonObject(Station, {
  ...namedColumns('station'),
  districtId: 'station.district_id',
  latitude: 'station.latitude',
  longitude: 'station.longitude',
});

export const selectRegions = (db: Queryable) =>
  select<Region>(db, region, 'region where parent_id is null');

export const selectStations = (db: Queryable) => select<Station>(db, station, 'station');

async function select<Place>(db: Queryable, place: JsonSql<Place>, from: string): Promise<Place[]> {
  const rows = await db.query<{ place: Place }>(
    `select ${place} as place from ${from} order by position`,
    [],
    { isPrepared: true },
  );
  return rows.map((row) => row.place);
}
