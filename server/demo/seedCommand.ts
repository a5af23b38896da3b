import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnvOrExit } from '../env/env.ts';
import { progressBar } from './progressBar.ts';
import { replaceWithDemo } from './seedDemo.ts';
import { seedLoad } from './seedLoad.ts';

/** `npm run seed -- --size demo|load`: replaces a set with another one, never other rows. */
const SEEDS = { demo: replaceWithDemo, load: seedLoad };

const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
// Read as if SEED=demo were set: it refuses when an account of a real installation is configured.
const { databaseUrl, dataDir } = readEnvOrExit({ ...process.env, SEED: 'demo' });

try {
  await seed(values.size);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function seed(size: string): Promise<void> {
  if (size !== 'demo' && size !== 'load')
    throw new Error('Usage: npm run seed -- --size demo|load');
  const began = performance.now();
  const db = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    await SEEDS[size](db, progressBar());
  } finally {
    await db.close();
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`The ${size} set is in the database (${seconds} s).`);
}
