import type { Database, Queryable } from '../db/database.ts';
import { appendChanges } from '../db/feed/appendChanges.ts';
import { hasDemoData } from '../db/seed/refuseDemoData.ts';
import { writeTaxonomy } from '../db/seed/seedTaxonomy.ts';
import { DAY_MS } from '../lib/units.ts';
import { clearData, markTemplate, takeTemplateMark, writeDataSet } from './dataSet.ts';
import { makeDemo } from './generate/makeDemo.ts';
import type { OnProgress } from './progressBar.ts';
import { demoRows } from './rows/demoRows.ts';
import { countForPlanner, countRows, writeTables } from './rows/writeTables.ts';
import { seedOverview } from './seedOverview.ts';

/** The archive of a build may be this old at a first start; an older one is filled again, with new dates. */
const TEMPLATE_LASTS_MS = 7 * DAY_MS;

/**
 * Fills an empty database with the demonstration of this day. It is one transaction: a start that dies half-way
 * leaves nothing behind. Where a seed has written already it writes the taxonomy only and answers false.
 */
export async function seedDemo(
  db: Database,
  onProgress: OnProgress = () => {},
  now = new Date(),
): Promise<boolean> {
  const seed = async (tx: Queryable) => {
    await writeTaxonomy(tx);
    const madeAt = await takeTemplateMark(tx);
    const isOld = madeAt !== null && now.getTime() - madeAt > TEMPLATE_LASTS_MS;
    if (!isOld && (await hasDemoData(tx))) return false;
    await writeDemo(tx, onProgress, now);
    return true;
  };
  return db.transaction(seed, { isUnlimited: true });
}

/** For the archive of a build: it stores when it was made. */
export async function seedTemplate(db: Database, now = new Date()): Promise<void> {
  await seedDemo(db, () => {}, now);
  await markTemplate(db, now);
}

/** Replaces the rows of a seed. */
export async function replaceWithDemo(db: Database, onProgress: OnProgress): Promise<void> {
  const replace = async (tx: Queryable) => {
    await writeTaxonomy(tx);
    await writeDemo(tx, onProgress, new Date());
  };
  await db.transaction(replace, { isUnlimited: true });
}

async function writeDemo(tx: Queryable, onProgress: OnProgress, now: Date): Promise<void> {
  await clearData(tx);
  const rows = demoRows(makeDemo(now));
  const all = countRows(rows);
  await writeTables(tx, rows, (done) => onProgress(done, all, 'demo data'));
  await seedOverview(tx, now);
  await countForPlanner(tx);
  await writeDataSet(tx, 'demo');
  await appendChanges(tx, [{ kind: 'everything', isSearchChanged: true }]);
}
