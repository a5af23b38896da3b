import type { Database, Queryable } from '../db/database.ts';
import { raisePublicVersion } from '../db/publicVersion.ts';
import { hasDemoData } from '../db/seed/refuseDemoData.ts';
import { writeTaxonomy } from '../db/seed/seedTaxonomy.ts';
import { clearData, writeDataSet } from './dataSet.ts';
import { makeDemo } from './generate/makeDemo.ts';
import type { OnProgress } from './onProgress.ts';
import { demoRows } from './rows/demoRows.ts';
import { countForPlanner, countRows, writeTables } from './rows/writeTables.ts';

/**
 * Fills an empty database with the demonstration. It is one transaction: a start that dies half-way
 * leaves nothing behind. Where a seed has written already it writes the taxonomy only and answers false.
 */
export async function seedDemo(db: Database, onProgress: OnProgress = () => {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    await writeTaxonomy(tx);
    if (await hasDemoData(tx)) return false;
    await writeDemo(tx, onProgress);
    return true;
  });
}

/** In place of whatever a seed wrote before. */
export async function replaceWithDemo(db: Database, onProgress: OnProgress): Promise<void> {
  await db.transaction(async (tx) => {
    await writeTaxonomy(tx);
    await writeDemo(tx, onProgress);
  });
}

async function writeDemo(tx: Queryable, onProgress: OnProgress): Promise<void> {
  await clearData(tx);
  const rows = demoRows(makeDemo());
  const all = countRows(rows);
  await writeTables(tx, rows, (done) => onProgress(done, all, 'demo data'));
  await countForPlanner(tx);
  await writeDataSet(tx, 'demo');
  await raisePublicVersion(tx, { names: true });
}
