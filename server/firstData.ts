import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { refuseDemoData } from './db/seed/dataSet.ts';
import type { OnProgress } from './db/seed/onProgress.ts';
import { seedTaxonomy } from './db/seed/seedTaxonomy.ts';

/** Brings the schema up to date, and fills a database that nobody has written to yet. */
export async function prepareData(
  db: Database,
  seed: 'demo' | 'none',
  onProgress: OnProgress,
): Promise<void> {
  await migrate(db);
  if (seed === 'demo') {
    const { seedDemo } = await import('./db/seed/seedDemo.ts');
    await seedDemo(db, onProgress);
    return;
  }
  await refuseDemoData(db);
  await seedTaxonomy(db);
}
