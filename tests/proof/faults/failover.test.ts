import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type MovingAddress, openMovingAddress } from '../../support/app/movingAddress.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { makePostgres, makeStandbyOf, type OwnPostgres } from './ownPostgres.ts';

const WRITERS = 8;
const PATIENCE = { timeout: 60_000, interval: 50 };
/** A second for the poll of the version, and more for a busy machine. */
const SEEN_WITHIN = { timeout: 3_000, interval: 50 };

interface World {
  primary: OwnPostgres;
  standby: OwnPostgres;
  address: MovingAddress;
  one: RunningServer;
  other: RunningServer;
}

/** A primary, a standby that confirms every commit, and two app processes with one address for both. */
async function setUp(): Promise<World> {
  const primary = await makePostgres();
  onTestFinished(primary.remove);
  primary.start();
  await ask(primary, 'select 1');
  const standby = await makeStandbyOf(primary);
  onTestFinished(standby.remove);
  standby.start();
  await ask(primary, "alter system set synchronous_standby_names = '*'");
  await ask(primary, 'select pg_reload_conf()');
  await expect
    .poll(
      () => ask(primary, "select 1 from pg_stat_replication where sync_state = 'sync'"),
      PATIENCE,
    )
    .toHaveLength(1);

  const address = await openMovingAddress(portOf(primary));
  onTestFinished(address.stop);
  const url = new URL(primary.url);
  url.port = String(address.port);
  const env = { DATABASE_URL: url.href, RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn' };
  const [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
  onTestFinished(() => Promise.all([one.stop(), other.stop()]).then(() => undefined));
  return { primary, standby, address, one, other };
}

const ENDS = {
  'is killed': (primary: OwnPostgres) => primary.kill(),
  hangs: async (primary: OwnPostgres) => primary.freeze(),
} as const;

test.each(Object.keys(ENDS) as (keyof typeof ENDS)[])(
  'a primary that %s under write load: the standby is promoted, nothing acknowledged is lost, both processes go on',
  { timeout: 400_000 },
  async (end) => {
    const world = await setUp();
    const { primary, standby, address, one, other } = world;
    const headers = await signInByCall(one.url);
    const load = startLoad(world, headers);
    await expect.poll(() => load.acknowledged.length, PATIENCE).toBeGreaterThan(100);

    const gone = performance.now();
    await ENDS[end](primary);
    const known = [...load.acknowledged];
    standby.promote();
    address.moveTo(portOf(standby));
    await expect.poll(() => load.acknowledged.length, PATIENCE).toBeGreaterThan(known.length + 50);
    const back = performance.now();
    await load.stop();

    const rows = await ask(standby, "select title from event where title like 'load %'");
    const kept = new Set(rows.map(({ title }) => title));
    expect(load.acknowledged.filter((title) => !kept.has(title))).toEqual([]);
    await seenByTheOther(world, headers);
    expect([one.log(), other.log()].join('')).not.toContain('"level":60');
    countForProof('acknowledged', load.acknowledged.length);
    // They are told to try again, without an error message.
    expect(load.refused.filter((status) => status !== 503)).toEqual([]);
    countForProof('refused', load.refused.length);
    countForProof('ms until fifty more were written', Math.round(back - gone));
  },
);

/** Events, created through both processes in turn, each with its own title. */
function startLoad({ one, other }: World, headers: Record<string, string>) {
  const acknowledged: string[] = [];
  const refused: number[] = [];
  let count = 0;
  let isWanted = true;
  const write = async (site: string): Promise<void> => {
    while (isWanted) {
      count += 1;
      const title = `load ${count}`;
      const body = JSON.stringify({ ...EMPTY_EVENT, clinicId: await clinic, title });
      const status = await fetch(`${site}/staff/events`, {
        method: 'POST',
        headers: { ...headers, Origin: site },
        body,
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) {
        acknowledged.push(title);
      } else {
        refused.push(status);
        await wait(50);
      }
    }
  };
  const clinic = firstClinic(one).then(({ id }) => id);
  const sites = Array.from({ length: WRITERS }, (_, writer) => (writer % 2 === 0 ? one : other));
  const writers = sites.map(({ url }) => write(url));
  return {
    acknowledged,
    refused,
    stop: async () => {
      isWanted = false;
      await Promise.all(writers);
    },
  };
}

const EMPTY_EVENT = {
  titleJa: null,
  content: null,
  contentJa: null,
  cardImage: null,
  mainImage: null,
  detailImages: [],
  price: null,
  startsOn: null,
  endsOn: null,
  sideEffects: null,
  sideEffectsJa: null,
  treatments: [],
};

async function seenByTheOther({ one, other }: World, headers: Record<string, string>) {
  const { id } = await firstClinic(one);
  const nameAt = async ({ url }: RunningServer) =>
    (await (await fetch(`${url}/public/clinics/${id}`)).json()).data.name;
  await nameAt(other);
  const { data } = await (await fetch(`${one.url}/staff/clinics/${id}`, { headers })).json();
  const name = `${data.name} 신관`;
  const body = JSON.stringify({ name, version: data.version });
  const change = await fetch(`${one.url}/staff/clinics/${id}`, { method: 'PATCH', headers, body });
  expect(change.status).toBe(200);
  expect(await nameAt(one)).toBe(name);
  await expect.poll(() => nameAt(other), SEEN_WITHIN).toBe(name);
}

async function firstClinic({ url }: RunningServer): Promise<{ id: string }> {
  return (await (await fetch(`${url}/public/clinics?limit=1`)).json()).data[0];
}

const portOf = ({ url }: OwnPostgres) => Number(new URL(url).port);

/** Waits until a login to the server works. */
async function ask({ url }: OwnPostgres, sql: string): Promise<{ title: string }[]> {
  for (const deadline = Date.now() + PATIENCE.timeout; ; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (isIn)
      return client
        .query(sql)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer');
  }
}
