import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { makePostgres, type OwnPostgres } from './ownPostgres.ts';

const DELAYS = [150, 400, 1_000];

let postgres: OwnPostgres;
let writer: ChildProcessByStdio<null, Readable, Readable> | undefined;
beforeAll(async () => {
  postgres = await makePostgres();
});
afterAll(async () => {
  writer?.kill('SIGKILL');
  await postgres.remove();
});

test('kill -9 of PostgreSQL under write load: nothing acknowledged is lost, and our process outlives it', async () => {
  postgres.start();
  await ask('create table entry (id text primary key); create table twin (id text)');
  const acknowledged: string[] = [];
  const child = startWriter();
  const writerErrors = text(child.stderr);
  createInterface({ input: child.stdout }).on('line', (id) => acknowledged.push(id));
  for (let round = 0; round < numberFromEnv('KILL_ROUNDS', 3); round += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(before);
    await wait(DELAYS[round % DELAYS.length]);
    await postgres.kill();
    const known = [...acknowledged];
    postgres.start();
    const entries = await idsOf('entry');
    expect(known.filter((id) => !entries.has(id))).toEqual([]);
    expect(await unpaired()).toEqual([]);
    expect(child.exitCode === null ? '' : await writerErrors).toBe('');
    countForProof('rounds');
  }
  countForProof('acknowledged', acknowledged.length);
});

const PATIENCE = { timeout: 20_000, interval: 20 };

function startWriter() {
  writer = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/proof/faults/postgresWriter.ts', postgres.url],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return writer;
}

async function idsOf(table: string): Promise<Set<string>> {
  return new Set((await ask(`select id from ${table}`)).map(({ id }) => id));
}

const unpaired = () =>
  ask('select id from entry full join twin using (id) where entry.id is null or twin.id is null');

/** Waits until a login to the server works again. */
async function ask(sql: string): Promise<{ id: string }[]> {
  for (const deadline = Date.now() + PATIENCE.timeout; ; await wait(50)) {
    const client = new pg.Client({ connectionString: postgres.url });
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (isIn) {
      const { rows } = await client.query<{ id: string }>(sql);
      await client.end();
      return rows;
    }
    if (Date.now() > deadline) throw new Error('PostgreSQL did not come back within 20 s');
  }
}
