import { SEARCH_KINDS } from '../../../contract/plain/enums.ts';
import type { SearchKind, SearchMatch } from '../../../contract/search.ts';
import type { Queryable } from '../../db/database.ts';
import { imageColumn, named, ratingColumns } from '../../db/jsonSql.ts';
import { bothNames, namesContain, where } from '../../db/lists/where.ts';
import { limits } from '../../limits/limits.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventIsRunning } from '../event/eventCardSql.ts';

const firstSpecialty = `(
  select specialty.id
  from treatment_specialty join specialty on specialty.id = treatment_specialty.specialty_id
  where treatment_specialty.treatment_id = treatment.id
  order by specialty.position limit 1)`;

interface Source {
  table: string;
  /** The column of the name; the Japanese one has the suffix _ja. */
  name: string;
  idType: 'text' | 'uuid';
  /** Where it is and what it costs, for its row. */
  details: string;
  /** True when visitors can find it on a day in Seoul. */
  visible: (day: string) => string;
}

const rating = (table: string) =>
  `'averageRating', case when ${table}.review_count > 0 then ${ratingColumns(table).averageRating} end,
   'reviewCount', nullif(${table}.review_count, 0)`;
const clinicOf = (table: string) =>
  `'clinic', (select ${named('clinic')} from clinic where clinic.id = ${table}.clinic_id),
   'district', (select ${named('region')} from clinic join region on region.id = clinic.district_id
     where clinic.id = ${table}.clinic_id)`;

const sources: Record<SearchKind, Source> = {
  specialties: {
    table: 'specialty',
    name: 'name',
    idType: 'text',
    visible: () => 'true',
    details: '',
  },
  treatments: {
    table: 'treatment',
    name: 'name',
    idType: 'text',
    visible: () => 'true',
    details: `'specialtyId', ${firstSpecialty}`,
  },
  clinics: {
    table: 'clinic',
    name: 'name',
    idType: 'uuid',
    visible: () => clinicIsPublished,
    details: `'image', ${imageColumn('clinic.profile_image')}, 'price', clinic.price_from, ${rating('clinic')},
      'district', (select ${named('region')} from region where region.id = clinic.district_id)`,
  },
  doctors: {
    table: 'doctor',
    name: 'name',
    idType: 'uuid',
    visible: () => doctorIsShown,
    details: `'image', ${imageColumn('doctor.profile_image')}, ${rating('doctor')}, ${clinicOf('doctor')}`,
  },
  events: {
    table: 'event',
    name: 'title',
    idType: 'uuid',
    visible: eventIsRunning,
    details: `'image', ${imageColumn('coalesce(event.card_image, event.main_image)')}, 'price', event.price, ${clinicOf('event')}`,
  },
};

export interface ItemNames {
  id: string;
  /** Korean, and Japanese if there is one. */
  names: string[];
}

/** All names that visitors can find, in the order in which they are found. */
export function nameBatches(
  db: Queryable,
  kind: SearchKind,
  day: string,
): AsyncIterable<ItemNames[]> {
  return sources[kind].idType === 'text'
    ? termNames(db, sources[kind])
    : recordNames(db, sources[kind], day);
}

/** In the order of the taxonomy. */
async function* termNames(db: Queryable, { table }: Source): AsyncGenerator<ItemNames[]> {
  yield await db.query<ItemNames>(
    `select id, ${namesOf('name')} as names from ${table} order by position, id`,
  );
}

async function* recordNames(
  db: Queryable,
  { table, name, visible }: Source,
  day: string,
): AsyncGenerator<ItemNames[]> {
  let last: string | undefined = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  while (last !== undefined) {
    const batch: ItemNames[] = await db.query<ItemNames>(
      `select id, ${namesOf(name)} as names
       from ${table} where id < $1 and ${visible(day)}
       order by id desc limit ${limits.lists.nameBatch}`,
      [last],
    );
    yield batch;
    last = batch.length === limits.lists.nameBatch ? batch.at(-1)?.id : undefined;
  }
}

/**
 * The names of these records, and of the doctors and events of these clinics. A record that visitors cannot see has
 * none.
 */
export async function selectChangedNames(
  db: Queryable,
  kind: SearchKind,
  { ids, clinicIds, day }: { ids: readonly string[]; clinicIds: readonly string[]; day: string },
): Promise<ItemNames[]> {
  const { table, name, visible } = sources[kind];
  const ofClinics = kind === 'clinics' ? '' : 'or clinic_id = any($2::uuid[])';
  return db.query<ItemNames>(
    `select id, case when ${visible(day)} then ${namesOf(name)} else '{}' end as names
     from ${table} where id = any($1::uuid[]) ${ofClinics}`,
    kind === 'clinics' ? [ids] : [ids, clinicIds],
  );
}

/** Events that run on one of the days and not on the other one. */
export async function selectTurnedEvents(
  db: Queryable,
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from event
     where (starts_on > least($1::date, $2::date) and starts_on <= greatest($1::date, $2::date))
       or (ends_on >= least($1::date, $2::date) and ends_on < greatest($1::date, $2::date))`,
    [from, to],
  );
  return rows.map(({ id }) => id);
}

/**
 * The names that contain the text as it was typed, newest first. Finds less than the search index, but needs no index.
 */
export async function selectNamesWith(
  db: Queryable,
  kind: SearchKind,
  text: string,
  day: string,
): Promise<ItemNames[]> {
  const { table, name, visible } = sources[kind];
  const contains = namesContain(bothNames(table, name), text);
  if (contains === null) return [];
  const { sql, params } = where([{ sql: visible(day) }, contains]);
  return db.query<ItemNames>(
    `select id, ${namesOf(name)} as names from ${table} where ${sql}
     order by id desc limit ${limits.lists.nameBatch}`,
    params,
  );
}

const namesOf = (name: string) => `array_remove(array[${name}, ${name}_ja], null)`;

export type FoundIds = Record<SearchKind, readonly string[]>;

export interface KindMatch {
  kind: SearchKind;
  match: SearchMatch;
}

/**
 * Reads the matches in the given order, without those hidden meanwhile. Ids come as JSON: PostgreSQL would plan an
 * array of each length again, which takes longer than the lookup.
 */
export async function selectMatches(
  db: Queryable,
  found: FoundIds,
  day: string,
): Promise<KindMatch[]> {
  if (SEARCH_KINDS.every((kind) => found[kind].length === 0)) return [];
  const ids = SEARCH_KINDS.map((kind) => JSON.stringify(found[kind]));
  return db.query<KindMatch>(matchesSql(day), ids, { isPrepared: true });
}

function matchesOf(kind: SearchKind, ids: string, day: string): string {
  const { table, name, idType, visible, details } = sources[kind];
  const more = details === '' ? '' : `, ${details}`;
  return `
    select '${kind}' as kind, place, json_strip_nulls(json_build_object(
      'id', ${table}.id, 'name', ${table}.${name}, 'nameJa', ${table}.${name}_ja${more}
    )) as match
    from jsonb_array_elements_text(${ids}::jsonb) with ordinality as found (id, place)
    join ${table} on ${table}.id = found.id::${idType} where ${visible(day)}`;
}

const matchesSql = (day: string) => `
  select kind, match
  from (${SEARCH_KINDS.map((kind, index) => matchesOf(kind, `$${index + 1}`, day)).join(' union all ')}) matches
  order by kind, place`;
