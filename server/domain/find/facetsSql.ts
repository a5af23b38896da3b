import type { ClinicFacets } from '../../../contract/clinic.ts';
import type { FindQuery } from '../../../contract/find.ts';
import { RATING_CHOICES } from '../../../contract/plain/findNames.ts';
import { MOST_COUNTED_MATCHES } from '../../../contract/plain/limits.ts';
import { factRows, languageRows } from '../../db/clinicBits.ts';
import type { Queryable } from '../../db/database.ts';
import { allOf, type Condition, numbered } from '../../db/lists/where.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { taxonomyConditions } from '../taxonomy/taxonomyFilterSql.ts';
import {
  atStation,
  hasFacts,
  inRegion,
  nearConditions,
  priceConditions,
  ratingConditions,
  speaks,
} from './findConditionsSql.ts';

/**
 * The choices of these filters are counted as if the filter itself were not set. Facts are counted together with the
 * chosen facts, because each further fact narrows the list.
 */
const OPEN = ['region', 'station', 'language', 'minRating'] as const;
type Open = (typeof OPEN)[number];

/**
 * Counts the clinics of each choice, with all other filters as they are. It reads the clinics once, from a narrow index
 * (`clinic_filtered`). `clinic_group` has one row for each combination of place, languages and rating, and one for each
 * combination of facts. `counted` tests the filters of `OPEN` on the rows of the first kind.
 */
export async function selectFacets(db: Queryable, query: FindQuery): Promise<ClinicFacets> {
  const open = openConditions(query);
  const always = allOf([
    { sql: clinicIsPublished },
    ...(query.facts === undefined ? [] : [hasFacts(query.facts)]),
    ...(await taxonomyConditions(db, 'clinic', query)),
    ...nearConditions(query),
    ...priceConditions('clinic', query),
  ]);
  const each = OPEN.map((name) => ({ name, ...allOf(open[name]) }));
  const columns = each.map(({ name, sql }) => `${sql} as is_${name}`);
  const all = allOf(OPEN.flatMap((name) => open[name]));
  const [row] = await db.query<{ facets: ClinicFacets }>(
    numbered(`with clinic_group as materialized (
      select district_id, station_id, language_bits, rating_tenths, fact_bits,
        count(*) as n, count(*) filter (where ${all.sql}) as listed
      from clinic where ${always.sql}
      group by grouping sets ((district_id, station_id, language_bits, rating_tenths), (fact_bits))
    ), counted as materialized (
      select clinic.*, ${columns.join(', ')} from clinic_group as clinic where fact_bits is null
    ) select ${facets} as facets`),
    [...all.values, ...always.values, ...each.flatMap(({ values }) => values)],
  );
  if (!row) throw new Error('A count answers one row');
  return row.facets;
}

function openConditions(query: FindQuery): Record<Open, Condition[]> {
  const { region, station, language } = query;
  return {
    region: region === undefined ? [] : [inRegion(region)],
    station: station === undefined ? [] : [atStation(station)],
    language: language === undefined ? [] : [speaks(language)],
    minRating: ratingConditions('clinic', query),
  };
}

/** 1,001 means "more than 1,000". */
const count = (n = 'n') => `least(coalesce(sum(${n}), 0), ${MOST_COUNTED_MATCHES + 1})`;

const matchesExcept = (open: Open | null) =>
  OPEN.filter((name) => name !== open)
    .map((name) => `is_${name}`)
    .join(' and ');

const countBy = (choice: string, counted: string) => `(
  select coalesce(json_object_agg(choice, counted), '{}') from (
    select ${choice} as choice, ${counted} group by 1) as choices)`;

const countOpen = (name: Open, choice: string, joined = '') =>
  countBy(
    choice,
    `${count()} as counted from counted ${joined}
    where ${matchesExcept(name)} and ${choice} is not null`,
  );

const countFacts = () =>
  countBy(
    'name',
    `${count('listed')} as counted from clinic_group ${bitsOf(factRows, 'fact_bits')}
    where listed > 0`,
  );

const bitsOf = (rows: string, bits: string) =>
  `join (values ${rows}) as named (name, bit) on ${bits} & bit <> 0`;

const ratings = `join (values (${RATING_CHOICES.join('), (')})) as threshold (least_rating)
  on rating_tenths >= least_rating * 10`;

const facets = `json_build_object(
  'total', (select ${count()} from counted where ${matchesExcept(null)}),
  'region', ${countOpen('region', "split_part(district_id, '-', 1)")},
  'district', ${countOpen('region', 'district_id')},
  'station', ${countOpen('station', 'station_id')},
  'facts', ${countFacts()},
  'language', ${countOpen('language', 'name', bitsOf(languageRows, 'language_bits'))},
  'minRating', ${countOpen('minRating', 'least_rating', ratings)})`;
