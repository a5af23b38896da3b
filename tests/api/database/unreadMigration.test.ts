import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../server/db/migrations/migrations.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

const NAME = '0067_unread_and_reasons';
/** What the first version of this migration did in one transaction. */
const FIRST = `
  alter table counsel add column unread_since timestamptz;
  alter table translation drop constraint translation_message_id_fkey;
`;
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

forOneEngine((engine, open) => {
  let db: Database;
  beforeEach(async () => {
    db ??= await open();
    await goBackBefore(db, NAME);
  });

  /** A counsel with two messages of its member, at 1 and 2 o'clock, as the former version wrote it. */
  async function aThread(readByStaff: number): Promise<string> {
    const { id } = await aCounsel(db);
    for (const number of [1, 2]) {
      await db.query(
        `insert into message (id, counsel_id, member_id, number, author, created_at)
         select gen_random_uuid(), id, member_id, $2, 'member', $3 from counsel where id = $1`,
        [id, number, at(number)],
      );
    }
    await db.query('update counsel set last_of_member = 2, read_by_staff = $2 where id = $1', [
      id,
      readByStaff,
    ]);
    return id;
  }

  it('a counsel waits since the first message that its clinic has not read', async () => {
    const [none, first, all] = [await aThread(0), await aThread(1), await aThread(2)];
    await migrate(db);
    expect(await db.query('select id, unread_since from counsel order by id')).toEqual(
      [
        { id: none, unread_since: at(1) },
        { id: first, unread_since: at(2) },
        { id: all, unread_since: null },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  it.runIf(engine === 'postgres')('members read while the counsels are filled', async () => {
    await aThread(0);
    await db.script(`
      create function slow() returns trigger language plpgsql as
        $$ begin perform pg_sleep(2); return new; end $$;
      create trigger slow before update on counsel for each row execute function slow()`);
    const migrating = migrate(db);
    onTestFinished(() => migrating.then(() => {}));
    const filling = () =>
      db.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`);
    await expect.poll(filling).toHaveLength(1);
    const reading = db.transaction(async (tx) => {
      await tx.script("set local lock_timeout = '200ms'");
      return tx.query('select 1 from counsel');
    });
    await expect(reading).resolves.toHaveLength(1);
    expect(await filling()).toHaveLength(1);
    await migrating;
  });

  it('ends with the same tables where the first version of 0067 ran', async () => {
    await migrate(db);
    const tables = await tablesIn(db);
    await goBackBefore(db, NAME);
    const place = migrations.findIndex(({ name }) => name === NAME);
    const first = migrations.map((each) =>
      each.name === NAME ? { ...each, columns: FIRST } : each,
    );
    await migrate(db, first.slice(0, place + 1));
    await migrate(db);
    expect(await tablesIn(db)).toEqual(tables);
  });
});

const tablesIn = (db: Database) =>
  db.query(`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select table_name, column_name, data_type || is_nullable
    from information_schema.columns where table_schema = 'public' order by 1, 2, 3`);
