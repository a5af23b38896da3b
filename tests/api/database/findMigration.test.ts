import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await goBackBefore(db, '0025_clinic_prices');
    await seedTaxonomy(db);
  });

  it('clinics of an earlier version are filtered by the prices of their menus', async () => {
    const facts = { languages: ['ko', 'ja'] as const, facts: ['parking'] as const };
    const { id } = await aClinic(db, { languages: [...facts.languages], facts: [...facts.facts] });
    const empty = await aClinic(db);
    await db.query(
      `insert into clinic_price (clinic_id, treatment_id, price_from, price_to, vat_included, position)
       values ($1, 'ipl', 100, 200, true, 1), ($1, 'peeling', 150, 300, true, 2),
         ($1, 'skin-booster', 900, null, true, 3)`,
      [id],
    );

    await migrate(db);

    expect(
      await db.query(
        `select prices::text, fact_bits, language_bits from clinic where id = any ($1)
         order by language_bits desc`,
        [[id, empty.id]],
      ),
    ).toEqual([
      { prices: '{[100,301),[900,901)}', fact_bits: 1 + 512, language_bits: 3 },
      { prices: '{}', fact_bits: 0, language_bits: 0 },
    ]);
  });
});
