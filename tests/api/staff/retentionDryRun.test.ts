import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forRacingCalls((engine, open) => {
  /** A database whose statements end after `statementMs`, with one old answer that takes `ms` to be counted. */
  const openSlow = async ({ statementMs, ms }: { statementMs: number; ms: number }) => {
    const usual = limits.database.statementMs;
    Object.assign(limits.database, { statementMs });
    onTestFinished(() => void Object.assign(limits.database, { statementMs: usual }));
    const test = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
    const { id } = await aMember(test.db);
    await test.db.query(
      `insert into idempotency_key values ($1, 'old', 'x', null, now() - interval '2 days')`,
      [id],
    );
    await test.db.script(`alter table idempotency_key rename to idempotency_key_away;
      create view idempotency_key as select * from idempotency_key_away
        where pg_sleep(${ms / 1_000}) is not null;`);
    return test;
  };

  describe('a dry run', () => {
    it.runIf(engine === 'postgres')(
      'counts as long as it needs, in one connection however often it is asked for',
      async () => {
        const test = await openSlow({ statementMs: 500, ms: 800 });
        const operator = asking(await aStaff(test.db));
        const ask = () => test.get('/staff/retention/answer?period=1', operator);
        const counting = async () => {
          const [row] = await test.db.query<{ n: number }>(
            `select count(*) as n from pg_stat_activity
             where datname = current_database() and state = 'active'
               and query like '%idempotency_key union all%' and pid <> pg_backend_pid()`,
          );
          return row?.n ?? 0;
        };
        let isDone = false;
        const asked = Promise.all([ask(), ask(), ask()]).finally(() => {
          isDone = true;
        });
        let most = 0;
        while (!isDone) most = Math.max(most, await counting());
        for (const answer of await asked)
          expect(answer).toMatchObject({ status: 200, body: { data: { rows: 1 } } });
        expect(most).toBe(1);
      },
    );
  });
});
