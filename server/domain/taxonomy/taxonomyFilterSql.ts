import type { Filters } from '../../../contract/plain/filters.ts';
import type { Queryable } from '../../db/database.ts';
import type { ListedNoun } from '../../db/feed/change.ts';
import type { Condition } from '../../db/lists/where.ts';

/**
 * A record is listed when it matches every filter. Each noun has a table of its treatments, `<noun>_treatment`. Clinics
 * and doctors have specialties of their own; events and reviews have those of their treatments.
 */
export async function taxonomyConditions(
  db: Queryable,
  noun: ListedNoun,
  filter: Filters,
): Promise<Condition[]> {
  const hasSpecialties = noun === 'clinic' || noun === 'doctor';
  const { specialtyId, ...rest } = filter;
  const sets = await treatmentSets(db, hasSpecialties ? rest : filter);
  const conditions = sets.map((set) => offersOneOf(noun, set));
  if (hasSpecialties && specialtyId !== undefined) conditions.push(practises(noun, specialtyId));
  return conditions;
}

interface TreatmentSet {
  ids: string[];
  /** Their bits, as `treatment_bits` of records has them. */
  bits: string;
}

/** The treatments of each filter; none for an unknown id. */
async function treatmentSets(db: Queryable, filter: Filters): Promise<TreatmentSet[]> {
  const groups = [filter.treatmentId, filter.specialtyId, filter.partId, filter.concernId];
  if (groups.every((id) => id === undefined)) return [];
  const [sets] = await db.query<Record<string, TreatmentSet>>(
    `select
       ${setOf('$1')} as treatment,
       ${setOf('select treatment_id from treatment_specialty where specialty_id = $2')} as specialty,
       ${setOf(`select treatment_id from treatment_concern
         join concern_part using (concern_id) where part_id = $3`)} as part,
       ${setOf('select treatment_id from treatment_concern where concern_id = $4')} as concern`,
    groups,
  );
  return Object.values(sets ?? {}).filter((_, group) => groups[group] !== undefined);
}

const setOf = (treatments: string) => `(
  select json_build_object('ids', coalesce(array_agg(id), '{}'),
    'bits', coalesce(bit_or(set_bit(b'0'::bit(256), bit, 1)), b'0'::bit(256)))
  from treatment where id in (${treatments}))`;

function offersOneOf(noun: ListedNoun, { ids, bits }: TreatmentSet): Condition {
  // One treatment: its index knows the records, also in the order of a list.
  if (ids.length === 1) {
    const tie = `x.${noun}_id = ${noun}.id and x.treatment_id = ?`;
    return { sql: `exists (select 1 from ${noun}_treatment x where ${tie})`, value: ids[0] };
  }
  return {
    sql: `${noun}.treatment_bits & ?::text::bit(256) <> b'0'::bit(256)`,
    value: bits,
  };
}

const practises = (noun: ListedNoun, specialtyId: string): Condition => ({
  sql: `exists (select 1 from ${noun}_specialty x where x.${noun}_id = ${noun}.id and x.specialty_id = ?)`,
  value: specialtyId,
});
