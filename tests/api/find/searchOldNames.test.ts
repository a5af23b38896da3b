import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SearchAnswer } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

/** A hundred thousand clinics take longer to read than a search waits. */
async function openSlowApp() {
  const db = await openTestDatabase();
  const slow = { ms: 0 };
  const query: Database['query'] = async (sql, ...rest) => {
    if (sql.includes('from clinic where id <')) await wait(slow.ms);
    return db.query(sql, ...rest);
  };
  const app = await openTestApp({ db: { ...db, query }, isCached: true });
  return { app, slow };
}

test('a result from the old names is not cached when the new names are known', async () => {
  const { app, slow } = await openSlowApp();
  const path = `/public/search?${new URLSearchParams({ q: '새봄' })}`;
  const found = async () => (await read(app, path, one(SearchAnswer))).data.clinics.items.length;
  expect(await found()).toBe(0);
  slow.ms = 3 * limits.lists.newNamesMs;
  await aClinic(app.db, { name: '새봄의원' });
  expect(await found()).toBe(0);
  await expect
    .poll(found, { timeout: 20 * limits.lists.newNamesMs, interval: limits.lists.newNamesMs })
    .toBe(1);
});

test('a writer waits for the own name, also while others get the same answer from the old names', async () => {
  const { app, slow } = await openSlowApp();
  const path = `/public/search?${new URLSearchParams({ q: '새봄' })}`;
  const found = async (headers = {}) =>
    Object((await app.get(path, headers)).body).data.clinics.items.length;
  expect(await found()).toBe(0);
  slow.ms = limits.lists.newNamesMs;
  await aClinic(app.db, { name: '새봄의원' });
  expect(await Promise.all([found(), found(app.ownWrites())])).toEqual([0, 1]);
});
