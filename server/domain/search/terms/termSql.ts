import type { Meaning } from '../../../../contract/staff/staffSearch.ts';
import type { Queryable } from '../../../db/database.ts';

/** All terms and aliases as one JSON text each: it is parsed only when it has changed. */
export async function selectTermTexts(db: Queryable): Promise<{ terms: string; aliases: string }> {
  const [row] = await db.query<{ terms: string; aliases: string }>(
    `select ${textOf(TERMS)} as terms, ${textOf(ALIASES)} as aliases`,
  );
  return row ?? { terms: '[]', aliases: '[]' };
}

const textOf = (rows: string) =>
  `(select coalesce(json_agg(each), '[]')::text from (${rows}) each)`;

/** The words of the taxonomy and the places. */
export const selectTerms = (db: Queryable): Promise<Meaning[]> => db.query<Meaning>(TERMS);

/** Of terms with the same name the first one is preferred. */
const TERMS = `
    select kind, term.id, term.name, term.name_ja as "nameJa", part_id as "partId",
      specialty_id as "specialtyId", case when region.id is not null then
        json_build_object('id', region.id, 'name', region.name, 'nameJa', region.name_ja) end as region
    from (
      select 1 as place, 'TREATMENT' as kind, id, name, name_ja, position, null as part_id, null as region_id, (
          select specialty_id from treatment_specialty join specialty on specialty.id = specialty_id
          where treatment_id = treatment.id order by specialty.position limit 1) as specialty_id
        from treatment
      union all select 2, 'SPECIALTY', id, name, name_ja, position, null, null, null from specialty
      union all select 3, 'PART', id, name, name_ja, position, null, null, null from part
      union all select 4, 'CONCERN', id, name, name_ja, position, (
        select part_id from concern_part join part on part.id = part_id
        where concern_id = concern.id order by part.position limit 1), null, null from concern
      union all select 5, 'STATION', id, name, name_ja, position, null, split_part(district_id, '-', 1), null
        from station
      union all select 6, 'REGION', id, name, name_ja, position, null, parent_id, null from region
    ) term left join region on region.id = term.region_id
    order by place, term.position, term.id`;

const ALIASES = `
    select term, kind, target_id as "targetId" from search_alias where active
    order by position, id`;
