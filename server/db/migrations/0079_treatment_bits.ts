import type { IndexMigration, LockedFill } from './migration.ts';

const NONE = "b'0'::bit(256)";
const bitsOf = (noun: string, id: string) => `(
  select coalesce(bit_or(set_bit(${NONE}, treatment.bit, 1)), ${NONE})
  from ${noun}_treatment join treatment on treatment.id = treatment_id where ${noun}_id = ${id})`;

/** Each treatment has a bit of its own. A new one gets the next bit, and one of a backup keeps its bit. */
export const treatmentBit = `
alter table treatment add column bit smallint unique;
update treatment set bit = place - 1 from (
  select id, row_number() over (order by position, id) as place from treatment
) as placed where placed.id = treatment.id;
create function treatment_takes_bit() returns trigger language plpgsql as $$
begin
  new.bit := coalesce(new.bit, (select max(bit) + 1 from treatment), 0);
  return new;
end $$;
create trigger treatment_inserted before insert on treatment
  for each row execute function treatment_takes_bit();
`;

/** Writes the bits of the records with these ids where they differ. */
const keepBits = (noun: string, ids: string) => `
        update ${noun} set treatment_bits = kept.bits from (
          select id, ${bitsOf(noun, 'record.id')} as bits
          from (${ids}) as record
        ) as kept where kept.id = ${noun}.id and kept.bits <> ${noun}.treatment_bits`;

/** A call that saves treatments locks their record first. So `change` sees all treatments that are saved. */
const fillBits = (noun: string): LockedFill => ({
  lock: `select id from ${noun} where id > $1 order by id limit 1000 for no key update`,
  change: keepBits(noun, 'select unnest($1::uuid[]) as id'),
});

/**
 * `treatment_bits` of a record are those of its treatments, so that a filter by many treatments reads one column. Two
 * triggers write them: processes of the former version do not know the column. The narrow index `<noun>_filtered` has
 * them beside the columns of `<noun>_counted`, which it replaces.
 */
export function treatmentBits(noun: string, index: string): Omit<IndexMigration, 'name'> {
  const keep = (event: 'insert' | 'delete', rows: 'new' | 'old') => `
    create or replace trigger ${noun}_treatments_${event} after ${event} on ${noun}_treatment
      referencing ${rows} table as changed
      for each statement execute function ${noun}_keeps_treatment_bits();`;
  return {
    columns: `
      alter table ${noun} add column if not exists treatment_bits bit(256) not null default ${NONE};
      create or replace function ${noun}_keeps_treatment_bits() returns trigger language plpgsql as $$
      begin${keepBits(noun, `select distinct ${noun}_id as id from changed`)};
        return null;
      end $$;
      ${keep('insert', 'new')}
      ${keep('delete', 'old')}`,
    fill: fillBits(noun),
    indexes: [
      {
        name: `${noun}_filtered`,
        sql: `create index ${noun}_filtered on ${noun} ${index} where status = 'PUBLISHED'`,
      },
    ],
    dropped: [`${noun}_counted`],
  };
}
