import type { FindQuery } from '../../../contract/find.ts';
import type { FactCode, SpokenLanguageCode } from '../../../contract/plain/clinicFacts.ts';
import { PRICE_MAX } from '../../../contract/plain/limits.ts';
import { districtTerms } from '../../../contract/texts/regions.ts';
import { factBits, languageBit } from '../../db/clinicBits.ts';
import type { ListedNoun } from '../../db/feed/change.ts';
import { allOf, type Condition } from '../../db/lists/where.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { circleAround } from './distanceRules.ts';
import { squareSql } from './distanceSql.ts';

/**
 * What the visitor chose besides the taxonomy. Place, facts and languages are those of the clinic, on every tab.
 * Prices are those of the event, elsewhere those of the clinic's menu.
 */
export function findConditions(noun: ListedNoun, query: FindQuery): Condition[] {
  const price = priceConditions(noun, query);
  return [
    ...ofClinic(noun, ofItsClinic(noun, query)),
    ...(noun === 'event' ? price : []),
    ...ratingConditions(noun, query),
  ];
}

const ofItsClinic = (noun: ListedNoun, query: FindQuery) => [
  ...clinicConditions(query),
  ...(noun === 'event' ? [] : priceConditions(noun, query)),
];

/** Records without a clinic do not match. */
export const isAboutClinic = (noun: ListedNoun, query: FindQuery) =>
  ofItsClinic(noun, query).length > 0;

/** Turns conditions on a clinic into conditions on a record of this clinic. */
function ofClinic(noun: ListedNoun, conditions: readonly Condition[]): Condition[] {
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

/** True when the clinic has all facts. PostgreSQL estimates `<` better than `=`. */
export const hasFacts = (facts: readonly FactCode[]): Condition => ({
  sql: '~clinic.fact_bits & ?::int < 1',
  value: factBits(facts),
});

export const speaks = (language: SpokenLanguageCode): Condition => ({
  sql: 'clinic.language_bits & ?::int <> 0',
  value: languageBit(language),
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

/** For events the price of the event. For all others the clinic's menu: one treatment if it is chosen, else all. */
export function priceConditions(
  noun: ListedNoun,
  { priceMin, priceMax, treatmentId }: FindQuery,
): Condition[] {
  const isEvent = noun === 'event';
  const [lower, upper] = [priceMin ?? 0, priceMax ?? PRICE_MAX];
  const isAsked = priceMin !== undefined || priceMax !== undefined;
  if (isAsked && !isEvent && treatmentId === undefined && lower <= upper) {
    return [{ sql: `clinic.prices && int4range(?, ?, '[]')`, values: [lower, upper] }];
  }
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

/**
 * The average is rounded to two decimals. For an index, doctors and events are compared in whole numbers:
 * `sum * 200 >= count * (tenths * 20 - 1)`. Clinics have a column with the tenths.
 */
export function ratingConditions(noun: ListedNoun, { minRating }: FindQuery): Condition[] {
  if (minRating === undefined) return [];
  if (noun === 'review') return [{ sql: 'review.rating >= ?::numeric', value: minRating }];
  const tenths = Math.round(minRating * 10);
  if (noun === 'clinic') return [{ sql: 'clinic.rating_tenths >= ?::int', value: tenths }];
  const average = `${noun}.rating_sum * 200 >= ${noun}.rating_count * ?::int`;
  return [{ sql: `${noun}.rating_count > 0 and ${average}`, value: tenths * 20 - 1 }];
}
