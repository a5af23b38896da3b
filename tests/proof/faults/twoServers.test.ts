import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, onServer, urlOfDatabase } from '../../support/app/database/testPostgres.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { signInByCall } from '../../support/app/signInByCall.ts';

const NAME = 'two servers on one PostgreSQL';
const DATABASE = `test_two_servers_${process.pid}`;
/** What docs/operations.md promises, and a little more for a busy machine. */
const SEEN_WITHIN_MS = 3_000;

interface Answer {
  data: { id: string; name: string; version: number; reviewCount: number };
}

const read = async (address: string, headers: Record<string, string> = {}) =>
  (await (await fetch(address, { headers })).json()) as Answer;

describe.skipIf(!hasPostgres)(hasPostgres ? NAME : `${NAME}, SKIPPED: no server answers`, () => {
  let one: RunningServer;
  let other: RunningServer;
  beforeAll(async () => {
    await onServer(`create database ${DATABASE} template template0`);
    const env = { DATABASE_URL: urlOfDatabase(DATABASE), LOG_LEVEL: 'warn' };
    // At once: only one of them may migrate and fill the empty database.
    [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await onServer(`drop database if exists ${DATABASE} with (force)`);
  });

  it('a change through one is visible through the other, which had it in its cache', async () => {
    const list = await (await fetch(`${other.url}/public/clinics?limit=1`)).json();
    const { id } = list.data[0];
    const known = () => read(`${other.url}/public/clinics/${id}`);
    const { data: before } = await known();

    const headers = await signInByCall(one.url);
    const { data: edited } = await read(`${one.url}/staff/clinics/${id}`, headers);
    const name = `${before.name} 신관`;
    const change = await fetch(`${one.url}/staff/clinics/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ name, version: edited.version }),
    });
    expect(change.status).toBe(200);
    expect((await read(`${one.url}/public/clinics/${id}`)).data.name).toBe(name);
    await expect
      .poll(async () => (await known()).data.name, { timeout: SEEN_WITHIN_MS, interval: 50 })
      .toBe(name);
  });

  it('a session of one is known to the other', async () => {
    const headers = await signInByCall(one.url);
    const answer = await fetch(`${other.url}/auth/my-info`, { headers });
    expect(answer.status).toBe(200);
  });
});
