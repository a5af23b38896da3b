import {
  Concern,
  type Part,
  Reference,
  type Specialty,
  Treatment,
} from '../../../contract/taxonomy.ts';
import type { Queryable } from '../../db/database.ts';
import { type JsonSql, jsonList, jsonObject, named, namedColumns } from '../../db/jsonSql.ts';

export const selectSpecialties = (db: Queryable) =>
  select<Specialty>(db, 'specialty', named('specialty'));

export const selectParts = (db: Queryable) => select<Part>(db, 'part', named('part'));

export const selectConcerns = (db: Queryable) =>
  select(
    db,
    'concern',
    jsonObject(Concern, { ...namedColumns('concern'), parts: references('concern', 'part') }),
  );

export const selectTreatments = (db: Queryable) =>
  select(
    db,
    'treatment',
    jsonObject(Treatment, {
      ...namedColumns('treatment'),
      concerns: references('treatment', 'concern'),
      specialties: references('treatment', 'specialty'),
    }),
  );

async function select<Term>(db: Queryable, table: string, term: JsonSql<Term>): Promise<Term[]> {
  const rows = await db.query<{ term: Term }>(
    `select ${term} as term from ${table} order by position, id`,
    [],
    { isPrepared: true },
  );
  return rows.map((row) => row.term);
}

const references = (from: string, to: string) =>
  jsonList(
    jsonObject(Reference, { id: `${to}.id` }),
    `${from}_${to} join ${to} on ${to}.id = ${from}_${to}.${to}_id
     where ${from}_${to}.${from}_id = ${from}.id`,
    `${to}.position, ${to}.id`,
  );

/** The id of the part of the body that a treatment is for; null if it has none. */
export async function selectPartOf(db: Queryable, treatmentId: string): Promise<string | null> {
  const [part] = await db.query<{ id: string }>(
    `select part.id from treatment_concern join concern_part using (concern_id)
       join part on part.id = concern_part.part_id
     where treatment_concern.treatment_id = $1 order by part.position limit 1`,
    [treatmentId],
  );
  return part?.id ?? null;
}
