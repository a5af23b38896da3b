import { type Figure, isHeld, verdict } from '../proof/figure.ts';
import { printFigures, writePart } from '../proof/proofPage.ts';
import { extentOf } from './extent.ts';
import { HOW_TO_MAKE_IT } from './loadSet.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { openWorld, type World } from './world.ts';

/**
 * `npm run bench`: every row of the table, each a ratio measured in one run, or the rows that are named:
 * `npm run bench -- cached-list`. `--short` is over soon, `--long` watches the memory for ten minutes.
 */
const words = process.argv.slice(2);
const extent = extentOf(words);
const wanted = words.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((word) => !rows.some(({ name }) => name === word));
if (unknown.length > 0) {
  throw new Error(`No row ${unknown.join(', ')}. Rows: ${rows.map(({ name }) => name).join(', ')}`);
}

const figures: Figure[] = [];
const leftOut: string[] = [];
const world = await openWorld(extent);
try {
  for (const row of rows) {
    if (wanted.length === 0 || wanted.includes(row.name)) await take(row, world);
  }
} finally {
  await world.close();
}

printFigures(figures, leftOut);
const hasFailed = leftOut.some((reason) => reason.includes(': failed'));
// A run of some rows must not look like the whole table.
if (wanted.length === 0) {
  writePart({ command: 'npm run bench', extent: extent.name, figures, leftOut });
}
process.exit(figures.length > 0 && figures.every(isHeld) && !hasFailed ? 0 : 1);

async function take(row: Row, world: World): Promise<void> {
  const missing = row.needs.filter((need) => world.lacks.has(need));
  if (missing.length > 0) {
    const how = missing.includes('load set') ? ` (${HOW_TO_MAKE_IT})` : '';
    leftOut.push(`${row.name}: needs ${missing.join(' and ')}${how}`);
    return;
  }
  console.log(`… ${row.name}`);
  try {
    for (const figure of await row.measure(world)) {
      figures.push(figure);
      console.log(
        `  ${figure.name}: ${figure.value.toFixed(2)} ${figure.unit} (${verdict(figure)})`,
      );
    }
  } catch (error) {
    leftOut.push(`${row.name}: failed, ${error instanceof Error ? error.message : error}`);
  }
}
