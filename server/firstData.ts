import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { OnProgress } from './db/seed/onProgress.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { seedTaxonomy } from './db/seed/seedTaxonomy.ts';

/** Brings the schema up to date, and fills a database that nobody has written to yet. */
export async function prepareData(
  db: Database,
  seed: 'demo' | 'none',
  onProgress: OnProgress,
): Promise<void> {
  await migrate(db);
  if (seed === 'demo') await seedDemo(db, onProgress);
  else await seedTaxonomy(db);
}

/** What the data say of themselves. */
export async function isDemo(db: Database): Promise<boolean> {
  const rows = await db.query<{ value: string }>("select value from setting where key = 'demo'");
  return rows[0]?.value === 'true';
}
