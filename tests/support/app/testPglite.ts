import type { Database } from '../../../server/db/database.ts';
import { createPgliteDatabase } from '../../../server/db/pglite/pgliteDatabase.ts';
import { startPgliteThread } from '../../../server/db/pglite/pgliteThread.ts';
import { readTemplate } from '../../../server/db/pglite/template.ts';
import { testTemplate } from './testTemplate.ts';

/** An embedded engine in memory, with a migrated, empty cluster. */
export async function openTestPglite(): Promise<Database> {
  const archive = await readTemplate(await testTemplate());
  // Set by buildPgliteThread.
  const thread = await startPgliteThread({ archive }, process.env.TEST_PGLITE_THREAD);
  return createPgliteDatabase(async () => thread, thread.kill);
}
