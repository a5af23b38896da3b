import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { refuseDemoData } from '../db/seed/refuseDemoData.ts';
import { seedTaxonomy } from '../db/seed/seedTaxonomy.ts';

/**
 * Runs the migrations, then writes the taxonomy of this release. With `seedDemo` an empty database also gets the demo
 * data.
 */
export async function prepareData(
  db: Database,
  seedDemo?: (db: Database) => Promise<unknown>,
): Promise<void> {
  await migrate(db);
  if (seedDemo) {
    await seedDemo(db);
    return;
  }
  await refuseDemoData(db);
  await seedTaxonomy(db);
}
