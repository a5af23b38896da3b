import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from '../start/runCommand.ts';
import { progressBar } from './progressBar.ts';
import { replaceWithDemo } from './seedDemo.ts';
import { seedLoad } from './seedLoad.ts';

/** `npm run seed -- --size demo|load`: replaces a set with another one, never other rows. */
const SEEDS = { demo: replaceWithDemo, load: seedLoad };

// As if SEED=demo were set: the command refuses when the settings are those of a real installation.
await runCommand(
  async (env) => {
    const { size } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } }).values;
    if (size !== 'demo' && size !== 'load')
      throw new Error('Usage: npm run seed -- --size demo|load');
    const began = performance.now();
    await withDatabase(env, (db) => SEEDS[size](db, progressBar()));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`The ${size} set is in the database (${seconds} s).`);
  },
  { ...process.env, SEED: 'demo' },
);
