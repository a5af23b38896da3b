import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { replayAfterRestores } from '../../../server/start/replayErasureLog.ts';
import { openMovingAddress } from '../../support/app/movingAddress.ts';
import { countForProof } from '../../support/app/proof.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
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
    await appendChanges(tx, [{ kind: 'clinic', id, clinicId: id, isSearchChanged: true }]);
  });

/** A primary, a standby that lags from `cut` on, and one address that moves from the first to the second. */
async function setUp() {
  const primary = await makePostgres();
  onTestFinished(primary.remove);
  primary.start();
  const onPrimary = await openWhenUp(primary);
  onTestFinished(onPrimary.close);
  await migrate(onPrimary);
  const address = await openMovingAddress(portOf(primary));
  onTestFinished(address.stop);
  const url = new URL(primary.url);
  url.port = String(address.port);

  /** Call it when the primary has the rows that both have. */
  const addStandby = async () => {
    const standby = await makeStandbyOf(primary);
    onTestFinished(standby.remove);
    standby.start();
    const onStandby = await openWhenUp(standby);
    onTestFinished(onStandby.close);
    return {
      onStandby,
      /** The standby receives nothing from here on. */
      cut: async () => {
        await onStandby.script("alter system set primary_conninfo = ''");
        await onStandby.query('select pg_reload_conf()');
        await expect
          .poll(() => onStandby.query('select 1 from pg_stat_wal_receiver'), PATIENCE)
          .toEqual([]);
      },
      promote: async () => {
        await primary.kill();
        standby.promote();
        address.moveTo(portOf(standby));
      },
    };
  };
  const open = async (options: TestAppOptions) => {
    const db = await openDatabase({ url: url.href });
    onTestFinished(db.close);
    return openTestApp({ db, ...options });
  };
  return { onPrimary, addStandby, open };
}

test('a standby that lags is promoted: no process keeps an answer of the lost writes', {
  timeout: 240_000,
}, async () => {
  const { onPrimary, addStandby, open } = await setUp();
  const { id } = await aClinic(onPrimary, { name: '봄의원' });
  const { onStandby, cut, promote } = await addStandby();
  const processes = [await open({ isCached: true }), await open({ isCached: true })];
  const nameIn = async ({ get }: TestApp) =>
    Object((await get(`/public/clinics/${id}`)).body).data?.name;
  const namesIn = async ({ get }: TestApp) =>
    Object((await get('/public/clinics')).body).data?.map(({ name }: { name: string }) => name);
  const names = () => Promise.all(processes.flatMap((each) => [nameIn(each), namesIn(each)]));
  const all = (name: string) => processes.flatMap(() => [name, [name]]);

  await cut();
  for (let lost = 1; lost <= 20; lost += 1) await rename(onPrimary, id, `잃은 이름 ${lost}`);
  await expect.poll(names, SOON).toEqual(all('잃은 이름 20'));

  await promote();
  // Within the minute after which an answer is made again anyway.
  await expect.poll(names, { timeout: 20_000, interval: 100 }).toEqual(all('봄의원'));
  // Positions and transactions of the lost writes are given again.
  await rename(onStandby, id, '여름의원');
  await expect.poll(names, SOON).toEqual(all('여름의원'));
  countForProof('lost', 20);
});

test('a standby that lags is promoted: texts that were erased are erased again', {
  timeout: 240_000,
}, async () => {
  const { onPrimary, addStandby, open } = await setUp();
  const clinicId = (await aClinic(onPrimary)).id;
  const me = (await aConsentingMember(onPrimary, clinicId)).id;
  await aCounsel(onPrimary, { member_id: me, clinic_id: clinicId, content: '비밀' });
  const { onStandby, cut, promote } = await addStandby();
  const keyStore = fakeKeyStore();
  const app = await open({
    memberKeys: fakeMemberKeys(keyStore),
    options: { sessions: fakeSessions },
  });
  const erasing = { keyStore, fileStore: aDiskStore().store, log: silentLog };
  onTestFinished((await replayAfterRestores(app.context, erasing)).stop);

  await cut();
  const form = { clinic_id: clinicId, counsels: 'erase' };
  const erased = await app.send('POST', '/member/consents/withdrawal', form, asMember(me));
  expect(erased.status).toBe(200);
  const texts = () => onStandby.query("select content from counsel where content <> ''");
  expect(await texts()).toEqual([{ content: '비밀' }]);

  await promote();
  await expect.poll(texts, { timeout: 20_000, interval: 100 }).toEqual([]);
  countForProof('erased again', 1);
});
