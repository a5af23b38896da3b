import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await goBackBefore(db, '0059_seeded_reasons');
  });

  it('reasons of a seed are marked as its counsels are, and those of members are not', async () => {
    const change = async (seeded: boolean, reason: string | null) => {
      const { id } = await aCounsel(db);
      await db.query('update counsel set seeded = $2 where id = $1', [id, seeded]);
      await db.query(
        `insert into counsel_change (id, counsel_id, to_state, actor, reason, created_at)
         values ($1, $2, 'CANCELED', 'staff', $3, now())`,
        [uuidv7(), id, reason],
      );
    };
    await change(true, '평문 이유');
    await change(false, '회원의 이유');
    await migrate(db);
    expect(await db.query('select reason, seeded from counsel_change order by seeded')).toEqual([
      { reason: '회원의 이유', seeded: false },
      { reason: '평문 이유', seeded: true },
    ]);
  });
});
