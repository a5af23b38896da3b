import { migrate } from '../db/migrate/migrate.ts';
import { makeTemplates } from '../db/pglite/template.ts';
import { seedTemplate } from '../demo/seedDemo.ts';

/**
 * A step of the build. Arguments: the file for an empty database, the file for a database with demo
 * data.
 */
const [empty, demo] = process.argv.slice(2);
if (!empty || !demo) throw new Error('Name the two files to write');
await makeTemplates([
  { path: empty, fill: migrate },
  { path: demo, fill: (db) => seedTemplate(db) },
]);
