import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { appendChanges } from '../../server/db/feed/appendChanges.ts';
import { migrate } from '../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { openMovingAddress } from '../support/app/movingAddress.ts';
import { countForProof } from '../support/app/proof.ts';
import { openTestApp, type TestApp } from '../support/app/testApp.ts';
import { aClinic } from '../support/fixtures/factories.ts';
import { makePostgres, makeStandbyOf, type OwnPostgres } from './ownPostgres.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
/** Longer than the poll of the feed, and much shorter than the age of an answer. */
const SOON = { timeout: 5_000, interval: 50 };

const portOf = ({ url }: OwnPostgres) => Number(new URL(url).port);

/** Waits until a login to the server works. */
async function openWhenUp({ url }: OwnPostgres): Promise<Database> {
  for (const deadline = Date.now() + PATIENCE.timeout; ; await wait(100)) {
    try {
      return await openDatabase({ url, pool: { connections: 2 } });
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

const rename = (db: Database, id: string, name: string) =>
  db.transaction(async (tx) => {
    await tx.query('update clinic set name = $2 where id = $1', [id, name]);
    await appendChanges(tx, [{ kind: 'clinic', id, clinicId: id, isRenamed: true }]);
  });

test('a standby that lags is promoted: no process keeps an answer of the lost writes', {
  timeout: 240_000,
}, async () => {
  const primary = await makePostgres();
  onTestFinished(primary.remove);
  primary.start();
  const onPrimary = await openWhenUp(primary);
  onTestFinished(onPrimary.close);
  await migrate(onPrimary);
  const { id } = await aClinic(onPrimary, { name: '봄의원' });
  const standby = await makeStandbyOf(primary);
  onTestFinished(standby.remove);
  standby.start();
  const onStandby = await openWhenUp(standby);
  onTestFinished(onStandby.close);

  const address = await openMovingAddress(portOf(primary));
  onTestFinished(address.stop);
  const url = new URL(primary.url);
  url.port = String(address.port);
  const open = async () => {
    const db = await openDatabase({ url: url.href });
    onTestFinished(db.close);
    return openTestApp({ db, isCached: true });
  };
  const processes = [await open(), await open()];
  const nameIn = async ({ get }: TestApp) =>
    Object((await get(`/public/clinics/${id}`)).body).data?.name;
  const namesIn = async ({ get }: TestApp) =>
    Object((await get('/public/clinics')).body).data?.map(({ name }: { name: string }) => name);
  const names = () => Promise.all(processes.flatMap((each) => [nameIn(each), namesIn(each)]));
  const all = (name: string) => processes.flatMap(() => [name, [name]]);

  // The standby receives nothing from here on.
  await onStandby.script("alter system set primary_conninfo = ''");
  await onStandby.query('select pg_reload_conf()');
  await expect
    .poll(() => onStandby.query('select 1 from pg_stat_wal_receiver'), PATIENCE)
    .toEqual([]);
  for (let lost = 1; lost <= 20; lost += 1) await rename(onPrimary, id, `잃은 이름 ${lost}`);
  await expect.poll(names, SOON).toEqual(all('잃은 이름 20'));

  await primary.kill();
  standby.promote();
  address.moveTo(portOf(standby));
  // Within the minute after which an answer is made again anyway.
  await expect.poll(names, { timeout: 20_000, interval: 100 }).toEqual(all('봄의원'));
  // Positions and transactions of the lost writes are given again.
  await rename(onStandby, id, '여름의원');
  await expect.poll(names, SOON).toEqual(all('여름의원'));
  countForProof('lost', 20);
});
