import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../server/db/migrations/migrations.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const NOUNS = ['clinic', 'doctor', 'event', 'review'] as const;
const treatments = ['skin-booster', 'hifu'];

forOneEngine((engine, open) => {
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

  // As a process of the former version saves them.
  it.runIf(engine === 'postgres')(
    'the bits of treatments that are saved while the fill waits for their record stay',
    async () => {
      const name = '0080_clinic_bits';
      await goBackBefore(db, name);
      await seedTaxonomy(db);
      const place = migrations.findIndex((each) => each.name === name);
      const [filling] = migrations.slice(place);
      if (!filling || !('indexes' in filling)) throw new Error(`${name} has no fill`);
      // The columns are there before the edit begins: they would wait for it.
      const { columns = '', ...rest } = filling;
      await db.script(columns);
      await aClinic(db, { treatments });
      const [isEdited, tell] = createDeferred();
      const [gate, save] = createDeferred();
      onTestFinished(save);
      const editing = db.transaction(async (tx) => {
        await tx.query('select 1 from clinic for update');
        await tx.query(`delete from clinic_treatment where treatment_id = 'hifu'`);
        tell();
        await gate;
      });
      await isEdited;
      const migrating = migrate(db, [...migrations.slice(0, place), rest]);
      const waiting = () =>
        db.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
      await expect.poll(waiting, { timeout: 5_000 }).toHaveLength(1);
      save();
      await Promise.all([editing, migrating]);
      expect(await treatmentsByBits('clinic')).toEqual([['skin-booster']]);
    },
  );
});
