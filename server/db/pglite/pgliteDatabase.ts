import { createDatabase, type Session } from '../createDatabase.ts';
import type { Database } from '../database.ts';
import { createLock } from '../sharedLock.ts';
import { parserOf, toParameter } from '../values.ts';
import { startHousekeeping } from './pgliteHousekeeping.ts';
import type { EngineAnswer, EngineTask } from './pgliteMessage.ts';
import type { PgliteThread } from './pgliteThread.ts';

/** The embedded database has one session. Statements wait in its thread; a transaction uses it alone. */
export function createPgliteDatabase(
  getThread: () => Promise<PgliteThread>,
  afterClose: () => Promise<void>,
): Database {
  const lock = createLock();
  const database = createDatabase({
    name: 'pglite',
    forStatement: (work) => lock.shared(async () => work(sessionOn(await getThread()))),
    forTransaction: (work) => lock.exclusive(async () => work(sessionOn(await getThread()))),
    close() {
      stopHousekeeping();
      return lock.exclusive(async () => {
        try {
          const thread = await getThread();
          await thread.perform({ kind: 'close' });
          await thread.kill();
        } finally {
          await afterClose();
        }
      });
    },
  });
  const stopHousekeeping = startHousekeeping(database);
  return database;
}

/** Bound to one thread: after a crash, the rest of a transaction must not run in the next thread. */
function sessionOn(thread: PgliteThread): Session {
  let isUnlimited = false;
  /** The first error of the transaction. The statements behind it fail as well, and all of them get this error. */
  let failure: unknown;
  const perform = (task: EngineTask) =>
    thread.perform(task).catch((error) => {
      failure ??= error;
      throw failure;
    });
  const script = async (sql: string) => {
    await perform({ kind: 'script', sql });
  };
  return {
    query: async (sql, params) =>
      readRows(await perform({ kind: 'query', sql, params: params.map(toParameter), isUnlimited })),
    script,
    withoutTimeout: script,
    liftLimits: async () => {
      isUnlimited = true;
    },
    async commit() {
      const { command } = await perform({ kind: 'script', sql: 'commit' });
      return command === 'ROLLBACK' ? 'ROLLBACK' : 'COMMIT';
    },
  };
}

function readRows<Row>({ fields, rows }: EngineAnswer): Row[] {
  const columns = fields.map(({ name, type }) => ({ name, parse: parserOf(type) }));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, index) => {
      const text = cells[index];
      row[name] = text === null || text === undefined ? null : parse(text);
    });
    return row as Row;
  });
}
