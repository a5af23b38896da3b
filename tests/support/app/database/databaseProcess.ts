import { setTimeout } from 'node:timers/promises';
import { migrate } from '../../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../../server/db/migrations/migrations.ts';
import { openDatabase } from '../../../../server/db/openDatabase.ts';
import { lockDirectory } from '../../../../server/db/pglite/directoryLock.ts';
import { confirmCounsel, notify } from '../noticeWork.ts';

/**
 * A process that works on a data directory until it is killed. It prints what has been committed: `databaseProcess
 * <task> <directory> [template] [url]`.
 */
const [task, directory = '', template, url = ''] = process.argv.slice(2);
const tell = (word: string) => process.stdout.write(`${word}\n`);

const begun = performance.now();
const refused = (error: Error): never => {
  tell(`refused after ${Math.round(performance.now() - begun)} ms: ${error.message}`);
  process.exit(1);
};

if (task === 'lock') {
  await lockDirectory(directory).catch(refused);
  tell('locked');
  await setTimeout(60_000);
}

const db = await openDatabase({ directory, template }).catch(refused);
tell('open');

if (task === 'migrate') {
  const quick = { name: 'quick', sql: 'create table quick (id int)' };
  await migrate(db, [...migrations, quick]);
  tell('migrated');
  const slow = { name: 'slow', sql: 'create table slow (id int); select pg_sleep(60)' };
  await migrate(db, [...migrations, quick, slow]);
}

if (task === 'confirm') {
  await confirmCounsel(db);
  tell('confirmed');
  await setTimeout(60_000);
}

if (task === 'notify') {
  await notify(db, url);
  await setTimeout(60_000);
}

if (task === 'write') {
  await db.script(`
    create table if not exists entry (id int primary key);
    create table if not exists total (entries int);
    insert into total select 0 where not exists (select from total)`);
  const [last] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from entry');
  for (let id = (last?.id ?? 0) + 1; ; id += 1) {
    await db.transaction(async (tx) => {
      await tx.query('insert into entry values ($1)', [id]);
      await tx.query('update total set entries = entries + 1');
    });
    tell(String(id));
  }
}
