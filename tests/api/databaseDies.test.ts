import { describe, expect, it } from 'vitest';
import { hasPostgres, onServer, openTestPostgres } from '../support/testPostgres.ts';

describe.skipIf(!hasPostgres)('PostgreSQL, when a connection dies', () => {
  it('fails the transaction that had it, and neither the next one nor the process', async () => {
    const db = await openTestPostgres();
    const dying = db.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await onServer(`select pg_terminate_backend(${me?.pid})`);
      // Idle within the transaction: nobody waits for an answer when the connection goes.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.query('select 1');
    });
    await expect(dying).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });
});
