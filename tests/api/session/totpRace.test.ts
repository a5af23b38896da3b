import { expect, it, vi } from 'vitest';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { totpCode } from '../../../server/domain/secondFactor/totpCodes.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

const STEP_MS = 30_000;

forRacingCalls(async (engine, open) => {
  const real = await open();
  let afterRead: (() => Promise<void>) | null = null;
  /** Calls `afterRead` when a transaction has read the secret. */
  const watch = (tx: Queryable): Queryable => ({
    script: (sql) => tx.script(sql),
    query: async <Row>(...asked: Parameters<Queryable['query']>) => {
      const rows = await tx.query<Row>(...asked);
      const step = asked[0].includes('select secret') ? afterRead : null;
      if (step) afterRead = null;
      await step?.();
      return rows;
    },
  });
  const db: Database = {
    ...real,
    transaction: (work, options) => real.transaction((tx) => work(watch(tx)), options),
  };
  const app = await openFactorApp({ db });
  const isLockAwaited = async () => {
    const rows = await real.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };

  it.skipIf(engine === 'pglite')(
    'a code of the former authenticator app does not bring its secret back while another app replaces it',
    async () => {
      const { userId, cookies, secret } = await app.aStaffWithTotp();
      const thief = await app.signIn(userId);
      const next = Object((await app.post('/auth/totp', cookies)).body).data.secret;
      // Three seconds before the next step, whose code is accepted already.
      app.pass(27_000);
      const early = totpCode(secret, Math.floor(app.now().getTime() / STEP_MS) + 1);

      const [read, isRead] = createDeferred();
      const [released, release] = createDeferred();
      afterRead = async () => {
        isRead();
        await released;
      };
      const giving = app.give(thief, early);
      await read;
      let isConfirmed = false;
      const confirming = app
        .post('/auth/totp/confirm', cookies, { code: app.codeOf(next) })
        .finally(() => {
          isConfirmed = true;
        });
      await vi.waitUntil(async () => isConfirmed || (await isLockAwaited()));
      release();
      await giving;
      expect((await confirming).status).toBe(200);

      app.pass(2 * STEP_MS);
      const later = await app.signIn(userId);
      expect((await app.give(later, app.codeOf(secret))).status).toBe(403);
      expect((await app.give(later, app.codeOf(next))).status).toBe(200);
    },
  );
});
