import type { Database, Queryable } from '../../../../server/db/database.ts';
import { openDatabase } from '../../../../server/db/openDatabase.ts';
import type { FileStore } from '../../../../server/files/fileStore.ts';
import { filesOf, photoFlow } from './photoFlow.ts';

/** Uploads photos and writes a review, and ends as in a power cut after so many steps: `<directory> <steps>`. */
const [directory = '', last] = process.argv.slice(2);
let steps = 0;

function step<T>(done: T): T {
  steps += 1;
  if (steps === Number(last)) process.kill(process.pid, 'SIGKILL');
  return done;
}

const stepping = (db: Queryable, counted: RegExp): Queryable => ({
  script: (sql) => db.script(sql),
  query: async <Row>(sql: string, params?: readonly unknown[]) => {
    const rows = await db.query<Row>(sql, params);
    return counted.test(sql) ? step(rows) : rows;
  },
});

/** Before a commit all moments are equal, so two are enough: the middle and the end. */
const IN_TRANSACTION = /^\s*(insert into review |insert into change )/;

const steppingDatabase = (db: Database): Database => ({
  ...db,
  ...stepping(db, /^\s*(?!select|with)/),
  transaction: async (work, options) => {
    return step(await db.transaction((tx) => work(stepping(tx, IN_TRANSACTION)), options));
  },
});

const steppingFiles = (files: FileStore): FileStore => ({
  ...files,
  write: async (...words) => step(await files.write(...words)),
  remove: async (key) => step(await files.remove(key)),
  receive: async (...words) => step(await files.receive?.(...words)),
});

const db = await openDatabase({ directory: `${directory}/db` });
const status = await photoFlow(steppingDatabase(db), steppingFiles(filesOf(directory)));
await db.close();
process.stdout.write(`${status} after ${steps} steps\n`);
