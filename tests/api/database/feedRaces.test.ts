import { beforeEach, expect, it } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/db/backup/writeBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { dropAll, forEachEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const PATIENCE = { timeout: 10_000 };

/** As a process that is not under test renames a clinic. */
const rename = (db: Database, id: string, name: string) =>
  db.transaction(async (tx) => {
    await tx.query('update clinic set name = $2 where id = $1', [id, name]);
    await appendChanges(tx, [{ kind: 'clinic', id, clinicId: id, isSearchChanged: true }]);
  });

forEachEngine((engine, open) => {
  let db: Database;
  let id: string;
  beforeEach(async () => {
    db = await open();
    id = (await aClinic(db, { name: '봄의원' })).id;
  });

  const nameIn = async ({ get }: TestApp) =>
    Object((await get(`/public/clinics/${id}`)).body).data.name;
  const namesIn = async ({ get }: TestApp) =>
    Object((await get('/public/clinics')).body).data.map(({ name }: { name: string }) => name);

  it('an answer that was read before a commit and is ready after it is not kept', async () => {
    const [areRead, tellRead] = createDeferred();
    const [isReleased, release] = createDeferred();
    let held = 0;
    const query: Database['query'] = async (sql, ...rest) => {
      const rows = await db.query<never>(sql, ...rest);
      if (
        held < 2 &&
        sql.includes('from clinic') &&
        !sql.trimStart().startsWith('select count(*)')
      ) {
        held += 1;
        if (held === 2) tellRead();
        await isReleased;
      }
      return rows;
    };
    const here = await openTestApp({ db: { ...db, query }, isCached: true });
    const { feed } = here.context;
    const before = feed.position();
    const racing = [nameIn(here), namesIn(here)] as const;
    await areRead;
    await rename(db, id, '여름의원');
    await expect.poll(() => feed.hasChanged([id], before), PATIENCE).toBe(true);
    release();
    // Their visitors asked before the commit.
    expect(await Promise.all(racing)).toEqual(['봄의원', ['봄의원']]);
    expect(await nameIn(here)).toBe('여름의원');
    await expect.poll(() => namesIn(here), PATIENCE).toEqual(['여름의원']);
  });

  // The embedded database has one owner, so nothing runs during its restore.
  it.skipIf(engine === 'pglite')(
    'a restore under running processes: they show the restored rows, and later changes',
    async () => {
      const lines: string[] = [];
      await writeBackup(db, async (line) => void lines.push(line));
      const processes = [
        await openTestApp({ db, isCached: true }),
        await openTestApp({ db, isCached: true }),
      ];
      const names = () => Promise.all(processes.map(nameIn));
      const lists = () => Promise.all(processes.map(namesIn));
      await rename(db, id, '여름의원');
      await expect.poll(names, PATIENCE).toEqual(['여름의원', '여름의원']);
      expect(await lists()).toEqual([['여름의원'], ['여름의원']]);

      await dropAll(db);
      await migrate(db);
      await restoreBackup(
        db,
        (async function* () {
          yield* lines;
        })(),
      );
      await expect.poll(names, PATIENCE).toEqual(['봄의원', '봄의원']);
      await expect.poll(lists, PATIENCE).toEqual([['봄의원'], ['봄의원']]);
      // The positions of the feed begin again at 1.
      await rename(db, id, '가을의원');
      await expect.poll(names, PATIENCE).toEqual(['가을의원', '가을의원']);
    },
  );
});
