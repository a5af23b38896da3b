import { migrate } from '../db/migrate/migrate.ts';
import { makeTemplates } from '../db/pglite/template.ts';
import { seedTemplate } from '../demo/seedDemo.ts';

/** Part of the build: `makeTemplate <file for an empty database> <file for one with the demonstration>`. */
const [empty, demo] = process.argv.slice(2);
if (!empty || !demo) throw new Error('Name the two files to write');
await makeTemplates([
  { path: empty, fill: migrate },
  { path: demo, fill: (db) => seedTemplate(db) },
]);
