import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../server/db/migrations/migrations.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const NOUNS = ['clinic', 'doctor', 'event', 'review'] as const;
const treatments = ['skin-booster', 'hifu'];
/** What the first version of 0079 did: it also replaced the bit of a restored treatment. */
const FIRST_TAKE_BIT = `
  create or replace function treatment_takes_bit() returns trigger language plpgsql as $$
  begin
    new.bit := (select coalesce(max(bit) + 1, 0) from treatment);
    return new;
  end $$`;

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** The treatments whose bits the records have, without records that have none. */
  const treatmentsByBits = async (noun: string) => {
    const rows = await db.query<{ treatments: string[] | null }>(`
      select (select array_agg(treatment.id order by treatment.id desc) from treatment
        where get_bit(treatment_bits, treatment.bit) = 1) as treatments from ${noun}`);
    return rows.flatMap((row) => (row.treatments ? [row.treatments] : []));
  };

  it('each treatment has a bit of its own, also a new one', async () => {
    await seedTaxonomy(db);
    await db.query(
      `insert into treatment select 'new-treatment', name, name_ja, position, kind, risk_ko,
         risk_ja, downtime_days from treatment limit 1`,
    );
    const [counted] = await db.query<{ n: number; bits: number; next: number }>(
      'select count(*) as n, count(distinct bit) as bits, max(bit) + 1 as next from treatment',
    );
    expect(counted?.n).toBeGreaterThan(80);
    expect(counted).toEqual({ n: counted?.n, bits: counted?.n, next: counted?.n });
  });

  it('a restored treatment keeps its bit, also where the first version of 0079 ran', async () => {
    await goBackBefore(db, '0084_kept_bit');
    await db.script(FIRST_TAKE_BIT);
    await migrate(db);
    const add = (id: string, bit: number | null) =>
      db.query(
        `insert into treatment (id, name, name_ja, position, kind, risk_ko, risk_ja, downtime_days, bit)
         values ($1, '', '', 1, 'laser', '', '', 0, $2) returning bit`,
        [id, bit],
      );
    expect(await add('restored', 7)).toEqual([{ bit: 7 }]);
    expect(await add('new', null)).toEqual([{ bit: 8 }]);
  });

  it('records of the former version get the bits of their treatments, and keep them right', async () => {
    await goBackBefore(db, '0079_treatment_bits');
    await seedTaxonomy(db);
    await aClinic(db, { treatments });
    await aDoctor(db, { treatments });
    await anEvent(db, { treatments });
    await aReview(db, { treatments });
    await migrate(db, migrations);
    for (const noun of NOUNS)
      expect([noun, await treatmentsByBits(noun)]).toEqual([noun, [treatments]]);
    // As a process of the former version does during the release.
    for (const noun of NOUNS) {
      await db.query(`delete from ${noun}_treatment where treatment_id = 'hifu'`);
      expect([noun, await treatmentsByBits(noun)]).toEqual([noun, [['skin-booster']]]);
      await db.query(`insert into ${noun}_treatment select * from (
        select (jsonb_populate_record(x, '{"treatment_id": "ipl"}')).* from ${noun}_treatment x) as added`);
      expect([noun, await treatmentsByBits(noun)]).toEqual([noun, [['skin-booster', 'ipl']]]);
    }
  });
});
