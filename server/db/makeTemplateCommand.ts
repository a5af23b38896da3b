import { migrate } from './migrate.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { makeTemplates } from './template.ts';

/** Part of the build: `makeTemplate <file for an empty database> <file for one with the demonstration>`. */
const [empty, demo] = process.argv.slice(2);
if (!empty || !demo) throw new Error('Name the two files to write');
await makeTemplates([
  { path: empty, fill: migrate },
  { path: demo, fill: seedDemo },
]);
