import type { Database } from '../../../../server/db/database.ts';
import { createPgliteDatabase } from '../../../../server/db/pglite/pgliteDatabase.ts';
import { type PgliteThread, startPgliteThread } from '../../../../server/db/pglite/pgliteThread.ts';
import { readTemplate } from '../../../../server/db/pglite/template.ts';
import { testTemplate } from './testTemplate.ts';

/** Engines of earlier files of this worker. The tests of most files take less time than the start of an engine. */
const idle: PgliteThread[] = [];
const MOST_IDLE = 2;

const CHANGES_TABLES = /\b(alter|create|drop)\s/i;

/** An embedded engine in memory with migrated tables, which may have rows of an earlier file. */
export async function openTestPglite(): Promise<Database> {
  const thread = lend(idle.pop() ?? (await startEngine()));
  return createPgliteDatabase(async () => thread, thread.kill);
}

async function startEngine(): Promise<PgliteThread> {
  const archive = await readTemplate(await testTemplate());
  // Set by buildPgliteThread.
  return startPgliteThread({ archive }, process.env.TEST_PGLITE_THREAD);
}

/** The same engine. Closing it keeps it for the next file, unless its tables were changed or it has ended. */
function lend(thread: PgliteThread): PgliteThread {
  let isReusable = true;
  return {
    hasEnded: thread.hasEnded,
    async perform(task) {
      if (task.kind !== 'close') {
        if ('sql' in task && CHANGES_TABLES.test(task.sql)) isReusable = false;
        return thread.perform(task);
      }
      if (!isReusable || thread.hasEnded() || idle.length === MOST_IDLE)
        return thread.perform(task);
      idle.push(thread);
      return { fields: [], rows: [], command: '' };
    },
    async kill() {
      if (!idle.includes(thread)) await thread.kill();
    },
  };
}
