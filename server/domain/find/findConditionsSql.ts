import type { FindQuery } from '../../../contract/find.ts';
import { districtTerms } from '../../../contract/regions.ts';
import { averageOf } from '../../db/jsonSql.ts';
import { allOf, type Condition } from '../../db/where.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { circleAround } from './distanceRules.ts';
import { squareSql } from './distanceSql.ts';

type Noun = 'clinic' | 'doctor' | 'event' | 'review';

/**
 * What the visitor chose besides the taxonomy. Place, facts and languages are those of the clinic, on every tab.
 * Prices are those of the event, elsewhere those of the clinic's menu.
 */
export function findConditions(noun: Noun, query: FindQuery): Condition[] {
  const price = priceConditions(noun, query);
  const clinic = [...clinicConditions(query), ...(noun === 'event' ? [] : price)];
  return [
    ...ofClinic(noun, clinic),
    ...(noun === 'event' ? price : []),
    ...ratingConditions(noun, query),
  ];
}

/** The conditions on a clinic, as conditions on a record of this clinic. */
function ofClinic(noun: Noun, conditions: readonly Condition[]): Condition[] {
  if (noun === 'clinic' || conditions.length === 0) return [...conditions];
  const { sql, values } = allOf(conditions);
  const tie = `clinic.id = ${noun}.clinic_id and ${clinicIsPublished}`;
  return [{ sql: `exists (select 1 from clinic where ${tie} and ${sql})`, values }];
}

function clinicConditions(query: FindQuery): Condition[] {
  const { region, station, facts, language } = query;
  return [
    ...(region === undefined ? [] : [inRegion(region)]),
    ...(station === undefined ? [] : [atStation(station)]),
    ...(facts === undefined ? [] : [hasFacts(facts)]),
    ...(language === undefined ? [] : [speaks(language)]),
    ...nearConditions(query),
  ];
}

/** The districts of a region are sent as values, because an index can read them. */
export function inRegion(region: string): Condition {
  const ids = districtTerms.filter(({ regionId }) => regionId === region).map(({ id }) => id);
  if (ids.length === 0) return { sql: 'clinic.district_id = ?', value: region };
  return { sql: 'clinic.district_id = any(?)', value: ids };
}

export const atStation = (station: string): Condition => ({
  sql: 'clinic.station_id = ?',
  value: station,
});

export const hasFacts = (facts: readonly string[]): Condition => ({
  sql: 'clinic.shown_facts @> ?::jsonb',
  value: JSON.stringify(facts),
});

export const speaks = (language: string): Condition => ({
  sql: 'clinic.languages @> ?::jsonb',
  value: JSON.stringify([language]),
});

/** The box comes first, because it is cheaper than the distance. */
export function nearConditions({ near, radius }: FindQuery): Condition[] {
  if (near === undefined) return [];
  const circle = circleAround(near, radius);
  const { south, north, west, east } = circle;
  return [
    {
      sql: `clinic.latitude between ?::float8 and ?::float8
        and clinic.longitude between ?::float8 and ?::float8
        and ${squareSql(circle)} <= ?::float8`,
      values: [south, north, west, east, circle.square],
    },
  ];
}

/** On the menu of the clinic, if a treatment is chosen for this treatment; or the price of the event. */
export function priceConditions(
  noun: Noun,
  { priceMin, priceMax, treatmentId }: FindQuery,
): Condition[] {
  const isEvent = noun === 'event';
  const price: Condition[] = [];
  if (priceMin !== undefined) {
    const highest = 'coalesce(clinic_price.price_to, clinic_price.price_from)';
    price.push({ sql: `${isEvent ? 'event.price' : highest} >= ?`, value: priceMin });
  }
  if (priceMax !== undefined) {
    const lowest = isEvent ? 'event.price' : 'clinic_price.price_from';
    price.push({ sql: `${lowest} <= ?`, value: priceMax });
  }
  if (isEvent || price.length === 0) return price;
  if (treatmentId !== undefined) {
    price.push({ sql: 'clinic_price.treatment_id = ?', value: treatmentId });
  }
  const { sql, values } = allOf(price);
  const line = `clinic_price where clinic_price.clinic_id = clinic.id and ${sql}`;
  return [{ sql: `exists (select 1 from ${line})`, values }];
}

export function ratingConditions(noun: Noun, { minRating }: FindQuery): Condition[] {
  if (minRating === undefined) return [];
  const rating = noun === 'review' ? 'review.rating' : averageOf(noun);
  return [{ sql: `${rating} >= ?::numeric`, value: minRating }];
}
