import type { Concern, Part, Specialty, Treatment } from '../../../contract/taxonomy.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonList, named, namedFields } from '../../db/jsonSql.ts';

/** Everything of one kind in the order that the taxonomy gives. */
export const selectSpecialties = (db: Queryable) =>
  select<Specialty>(db, 'specialty', named('specialty'));

export const selectParts = (db: Queryable) => select<Part>(db, 'part', named('part'));

export const selectConcerns = (db: Queryable) =>
  select<Concern>(
    db,
    'concern',
    `json_build_object(${namedFields('concern')}, 'parts', ${references('concern', 'part')})`,
  );

export const selectTreatments = (db: Queryable) =>
  select<Treatment>(
    db,
    'treatment',
    `json_build_object(${namedFields('treatment')},
      'concerns', ${references('treatment', 'concern')},
      'specialties', ${references('treatment', 'specialty')})`,
  );

async function select<Term>(db: Queryable, table: string, term: string): Promise<Term[]> {
  const rows = await db.query<{ term: Term }>(
    `select ${term} as term from ${table} order by position, id`,
  );
  return rows.map((row) => row.term);
}

const references = (from: string, to: string) =>
  jsonList(
    `json_build_object('id', ${to}.id)`,
    `${from}_${to} join ${to} on ${to}.id = ${from}_${to}.${to}_id
     where ${from}_${to}.${from}_id = ${from}.id`,
    `${to}.position, ${to}.id`,
  );
