import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { hasPostgres, onServer, urlOfDatabase } from '../../support/app/database/testPostgres.ts';
import { makeLiveMembers } from '../../support/app/makeLiveMembers.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { hasPgbouncer, openPgbouncer } from './openPgbouncer.ts';

const NAME = 'two processes behind PgBouncer in transaction mode';
const DATABASE = `test_pgbouncer_${process.pid}`;
const READS = 300;
/** What docs/operations.md promises, and a little more for a busy machine. */
const SEEN_WITHIN = { timeout: 3_000, interval: 50 };
const APPOINTMENT = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const canRun = hasPostgres && hasPgbouncer;

interface World {
  /** To PostgreSQL itself. */
  client: pg.Client;
  one: RunningServer;
  other: RunningServer;
}

async function setUp(): Promise<World> {
  await onServer(
    `create database ${DATABASE} template template0`,
    `alter database ${DATABASE} set timezone = 'UTC'`,
    `alter database ${DATABASE} set statement_timeout = '5s'`,
    `alter database ${DATABASE} set idle_in_transaction_session_timeout = '30s'`,
  );
  onTestFinished(() => onServer(`drop database if exists ${DATABASE} with (force)`));
  const url = urlOfDatabase(DATABASE);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await noteWhoMigrates(client);
  const direct = new URL(url);
  direct.searchParams.set('application_name', 'direct');
  const env = {
    DATABASE_URL: await openPgbouncer(url),
    MIGRATION_DATABASE_URL: direct.href,
    RATE_LIMIT_PER_5_MIN: '1000000',
    ANSWER_CACHE_MB: '0',
    LOG_LEVEL: 'warn',
  };
  // The demonstration keeps its keys there.
  const dataDir = await mkdtemp(join(tmpdir(), 'two-behind-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const [one, other] = await Promise.all([
    startServer({ dataDir, env }),
    startServer({ dataDir, env }),
  ]);
  onTestFinished(() => Promise.all([one.stop(), other.stop()]).then(() => undefined));
  return { client, one, other };
}

/** Each command that changes tables is noted, with the name of its connection. */
const noteWhoMigrates = (client: pg.Client) =>
  client.query(`
    create schema watch;
    create table watch.command (by text not null);
    create function watch.note() returns event_trigger language plpgsql as $$
      begin insert into watch.command values (current_setting('application_name')); end $$;
    create event trigger note on ddl_command_end execute function watch.note();`);

describe.skipIf(!canRun)(canRun ? NAME : `${NAME}, SKIPPED: no PgBouncer or no server`, () => {
  it('migrate past it, know each other’s changes, and serve a member from the booking to the visit', {
    timeout: 480_000,
  }, async () => {
    const world = await setUp();
    const { rows } = await world.client.query('select distinct by from watch.command');
    expect(rows).toEqual([{ by: 'direct' }]);

    await readAtOnce(world);
    const staff = await signInByCall(world.one.url);
    await seeEachOther(world, staff);
    await bookToVisit(world, staff);
    expect(world.one.log() + world.other.log()).not.toMatch(/"level":[56]0/);
  });
});

/** Far more than there are connections; each list prepares a statement. */
async function readAtOnce({ one, other }: World): Promise<void> {
  const reads = Array.from({ length: READS }, (_, n) =>
    fetch(`${(n % 2 ? one : other).url}/public/clinics?limit=5&offset=${n % 20}`),
  );
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  countForProof('reads', READS);
}

type Headers = Record<string, string>;

/** The answer of a call that succeeds, of either process. */
async function ask(server: RunningServer, call: string, headers: Headers, body?: object) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...headers, Origin: server.url, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = await answer.json();
  expect([call, answer.status]).toEqual([call, 200]);
  countForProof('calls');
  return data;
}

/** By the feed of changes: names are kept in memory, so the search of the other process has to hear of them. */
async function seeEachOther({ one, other }: World, staff: Headers): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const [{ id }] = await ask(one, 'GET /public/clinics?limit=1', {});
    const { name, version } = await ask(from, `GET /staff/clinics/${id}`, staff);
    const found = async (text: string) =>
      (await ask(to, `GET /public/search?q=${encodeURIComponent(text)}`, {})).clinics.items.length;
    const renamed = `${name} 신관`;
    await found(renamed);
    await ask(from, `PATCH /staff/clinics/${id}`, staff, { name: renamed, version });
    await expect.poll(() => found(renamed), SEEN_WITHIN).toBe(1);
  }
}

/** Each call reaches the next process. */
async function bookToVisit({ client, one, other }: World, staff: Headers): Promise<void> {
  let turn = 0;
  const next = (call: string, headers: Headers, body?: object) => {
    turn += 1;
    return ask(turn % 2 ? one : other, call, headers, body);
  };
  const [token] = await makeLiveMembers(client, { members: 1, sessions: 1 });
  const me = { Authorization: `Bearer ${token}` };
  const [{ id: clinic_id }] = await next('GET /public/clinics?limit=1', {});
  await next('POST /member/consents', me, {
    clinic_id,
    purposes: CONSENT_PURPOSES,
    version: CONSENT_VERSION,
    language: 'ko',
  });
  const booking = { clinic_id, sourceType: 'CLINIC', sourceId: clinic_id, content: '상담' };
  const key = { 'Idempotency-Key': 'book' };
  const { id } = await next('POST /member/counsels', { ...me, ...key }, booking);
  // Repeated at the other process.
  expect((await next('POST /member/counsels', { ...me, ...key }, booking)).id).toBe(id);

  const move = async (form: object) => {
    const { version } = await next(`GET /staff/counsels/${id}`, staff);
    await next(`PATCH /staff/counsels/${id}`, staff, { version, ...form });
  };
  const appointment = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString();
  await move({ state: 'CLINIC_CONFIRMED' });
  await move({ state: APPOINTMENT, appointment });
  await next(`POST /member/counsels/${id}/messages`, me, { text: '내일 뵐게요' });
  // Two days pass.
  await client.query(
    `update counsel set consultation_at = consultation_at - interval '2 days',
       appointment_made_at = appointment_made_at - interval '2 days' where id = $1`,
    [id],
  );
  await move({ state: 'CONSULTATION_COMPLETE' });
  const review = await next('POST /member/reviews', me, reviewForm({ id, clinic_id }));
  expect(await next(`GET /public/reviews/${review.id}`, {})).toMatchObject({
    visitConfirmed: true,
  });
  expect(await next(`GET /member/counsels/${id}`, me)).toMatchObject({
    state: 'CONSULTATION_COMPLETE',
    content: '상담',
    review_id: review.id,
  });
}
