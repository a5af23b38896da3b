import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { hasPostgres } from '../../support/app/database/testPostgres.ts';

describe.skipIf(!hasPostgres)('a PostgreSQL database that an earlier file used', () => {
  const nameOf = (db: Database) => db.query('select current_database() as name');
  const appended = (db: Database) =>
    db.query<{ position: number; generation: string }>(
      `with added as (insert into change (kind) values ('everything') returning position)
       select position, generation from added, feed`,
    );

  it('is lent to the next file: empty, with another feed that begins at 1', async () => {
    const first = await openTestDatabase();
    const name = await nameOf(first);
    await first.query(`insert into tries (key, points) values ('a', 1)`);
    const [before] = await appended(first);
    await first.close();

    const second = await openTestDatabase();
    expect(await nameOf(second)).toEqual(name);
    expect(await second.query('select key from tries union all select kind from change')).toEqual(
      [],
    );
    const [after] = await appended(second);
    expect([before?.position, after?.position]).toEqual([1, 1]);
    expect(after?.generation).not.toBe(before?.generation);
    await second.close();
  });

  it.each(['alter table tries add column more int', 'analyze tries'])(
    'is not lent after `%s`',
    async (sql) => {
      const first = await openTestDatabase();
      const name = await nameOf(first);
      await first.transaction((tx) => tx.script(sql));
      await first.close();

      const second = await openTestDatabase();
      expect(await nameOf(second)).not.toEqual(name);
      await second.close();
    },
  );
});
