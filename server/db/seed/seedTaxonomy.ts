import type { Database, Queryable } from '../database.ts';
import { insertRows, type Row } from './insertRows.ts';
import { searchAliases } from './searchAliases.ts';
import { writePlaces } from './seedPlaces.ts';
import { concerns, parts, risks, specialties, type Term, treatments } from './taxonomy.ts';
import { mayWriteTaxonomy } from './taxonomyVersion.ts';
import { upsertRows } from './upsertRows.ts';

/** Updates taxonomy, places and aliases, unless a newer version wrote them. Rows that are equal are not written. */
export async function seedTaxonomy(db: Database): Promise<void> {
  await db.transaction(writeTaxonomy, { isUnlimited: true });
}

/** For an unlimited transaction: another process may be filling the empty database, and this one waits for it. */
export async function writeTaxonomy(tx: Queryable): Promise<void> {
  if (!(await mayWriteTaxonomy(tx))) return;
  await upsertRows(tx, 'specialty', specialties.map(termRow));
  await upsertRows(tx, 'part', parts.map(termRow));
  await upsertRows(tx, 'concern', concerns.map(termRow));
  await upsertRows(tx, 'treatment', treatmentRows());
  await relate(tx, 'concern_part', relations(concerns, 'concern_id', 'part_id', 'parts'));
  await relate(
    tx,
    'treatment_concern',
    relations(treatments, 'treatment_id', 'concern_id', 'concerns'),
  );
  await relate(
    tx,
    'treatment_specialty',
    relations(treatments, 'treatment_id', 'specialty_id', 'specialties'),
  );
  await writePlaces(tx);
  await writeAliases(tx);
}

/** Adds the aliases that are not there yet. What an operator removed or added stays. */
async function writeAliases(tx: Queryable): Promise<void> {
  const rows = searchAliases.map(({ targetId, ...alias }, position) => ({
    ...alias,
    target_id: targetId,
    position,
  }));
  await insertRows(tx, 'search_alias', rows, 'on conflict (term, kind, target_id) do nothing');
}

const termRow = ({ id, ko, ja }: Term, position: number): Row => ({
  id,
  name: ko,
  name_ja: ja,
  position,
});

function treatmentRows(): Row[] {
  return treatments.map((treatment, position) => {
    const risk = risks[treatment.risk];
    if (!risk) throw new Error(`No risk sentence for ${treatment.id}`);
    return {
      ...termRow(treatment, position),
      kind: treatment.kind,
      risk_ko: risk.ko,
      risk_ja: risk.ja,
      downtime_days: treatment.downtimeDays,
    };
  });
}

function relations<Key extends string>(
  terms: readonly (Term & Record<Key, readonly string[]>)[],
  from: string,
  to: string,
  key: Key,
): Row[] {
  return terms.flatMap((term) => term[key].map((id) => ({ [from]: term.id, [to]: id })));
}

/** Stores exactly these pairs: adds new ones, deletes the others. */
async function relate(tx: Queryable, table: string, rows: readonly Row[]): Promise<void> {
  const [from, to] = Object.keys(rows[0] ?? {});
  await tx.query(
    `delete from ${table} where (${from}, ${to}) not in
       (select ${from}, ${to} from jsonb_populate_recordset(null::${table}, $1::jsonb))`,
    [JSON.stringify(rows)],
  );
  await insertRows(tx, table, rows, 'on conflict do nothing');
}
