import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aDelivery } from '../../support/fixtures/notice/aDelivery.ts';

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await goBackBefore(db, '0061_waiting');
  });

  it('deliveries that a former version queued wait', async () => {
    const at = new Date();
    await aDelivery(db, { channel: 'EMAIL', state: 'QUEUED', text: 'before', at });
    await aDelivery(db, { channel: 'EMAIL', state: 'SENT', text: 'sent', at });
    await migrate(db);
    expect(await db.query('select text, state from outbox order by id')).toEqual([
      { text: 'before', state: 'WAITING' },
      { text: 'sent', state: 'SENT' },
    ]);
  });
});
