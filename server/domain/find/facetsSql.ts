import type { ClinicFacets } from '../../../contract/clinic.ts';
import type { FindQuery } from '../../../contract/find.ts';
import { MOST_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/database.ts';
import { averageOf } from '../../db/jsonSql.ts';
import { allOf, type Condition, numbered } from '../../db/where.ts';
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

/** The filters whose choices are counted. */
const FACETS = ['region', 'station', 'facts', 'language', 'minRating'] as const;
type Facet = (typeof FACETS)[number];

/**
 * Counts the clinics of each choice, with all other filters as they are. Each clinic is read once, with a column for
 * each filter that says whether the clinic matches it. Equal clinics become one narrow row with their number.
 */
export async function selectFacets(db: Queryable, query: FindQuery): Promise<ClinicFacets> {
  const chosen = chosenConditions(query);
  const always: Condition[] = [
    { sql: clinicIsPublished, values: [] },
    ...(await taxonomyConditions(db, 'clinic', query)),
    ...nearConditions(query),
    ...priceConditions('clinic', query),
  ];
  const columns = FACETS.map((facet) => `(${allOf(chosen[facet]).sql || 'true'}) as is_${facet}`);
  const [row] = await db.query<{ facets: ClinicFacets }>(
    numbered(`with base as materialized (
      select clinic.district_id, clinic.station_id, clinic.shown_facts, clinic.languages,
        ${level} as level, ${columns.join(', ')}, count(*) as n
      from clinic where ${allOf(always).sql}
      group by ${columns.map((_, index) => index + 6).join(', ')}, 1, 2, 3, 4, 5
    ) select ${facets} as facets`),
    allOf([...FACETS.flatMap((facet) => chosen[facet]), ...always]).values,
  );
  if (!row) throw new Error('A count answers one row');
  return row.facets;
}

function chosenConditions(query: FindQuery): Record<Facet, Condition[]> {
  const { region, station, facts, language } = query;
  return {
    region: region === undefined ? [] : [inRegion(region)],
    station: station === undefined ? [] : [atStation(station)],
    facts: facts === undefined ? [] : [hasFacts(facts)],
    language: language === undefined ? [] : [speaks(language)],
    minRating: ratingConditions('clinic', query),
  };
}

/** 1,001 stands for any larger number. */
const count = `least(coalesce(sum(n), 0), ${MOST_COUNTED_MATCHES + 1})`;

/** The highest of the counted ratings that a clinic reaches. */
const RATINGS = [4.5, 4, 3];
const level = `case ${RATINGS.map((rating) => `when ${averageOf('clinic')} >= ${rating} then ${rating}`).join(' ')} end`;

/** All filters but this one. Facts are added to each other, so for them no filter is left out. */
const matchesExcept = (open: Facet | null) =>
  FACETS.filter((facet) => facet !== open)
    .map((facet) => `is_${facet}`)
    .join(' and ');

const countBy = (choice: string, from: string, open: Facet | null) => `(
  select coalesce(json_object_agg(choice, counted), '{}') from (
    select ${choice} as choice, ${count} as counted from ${from}
    where ${matchesExcept(open)} and ${choice} is not null group by 1) as choices)`;

const thresholds = `base join (values (${RATINGS.join('), (')})) as threshold (least_rating)
  on base.level >= least_rating`;

const facets = `json_build_object(
  'total', (select ${count} from base where ${matchesExcept(null)}),
  'region', ${countBy("split_part(district_id, '-', 1)", 'base', 'region')},
  'district', ${countBy('district_id', 'base', 'region')},
  'station', ${countBy('station_id', 'base', 'station')},
  'facts', ${countBy('fact', 'base, jsonb_array_elements_text(shown_facts) as fact', null)},
  'language', ${countBy('spoken', 'base, jsonb_array_elements_text(languages) as spoken', 'language')},
  'minRating', ${countBy('least_rating', thresholds, 'minRating')})`;
