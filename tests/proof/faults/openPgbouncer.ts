import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../support/app/server/startServer.ts';
import { identityToRunAs } from './ownPostgres.ts';

/** Debian installs it where only root looks for programs. */
const PATH = `${process.env.PATH}:/usr/sbin`;

export const hasPgbouncer =
  spawnSync('pgbouncer', ['--version'], { env: { ...process.env, PATH } }).status === 0;

/** As docs/operations.md says, with few connections. */
const configOf = (to: URL, port: number) => `
[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${to.username}${to.password && ` password=${decodeURIComponent(to.password)}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`;

/** A PgBouncer in transaction mode in front of this database, until the test ends. Returns its address. */
export async function openPgbouncer(url: string): Promise<string> {
  const identity = identityToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(file, configOf(new URL(url), port));
  if (identity.uid !== undefined) {
    for (const path of [folder, file]) chownSync(path, identity.uid, identity.gid ?? 0);
  }
  const options = { ...identity, cwd: folder, env: { ...process.env, PATH } };
  const bouncer = spawn('pgbouncer', [file], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  bouncer.stderr.on('data', (chunk) => {
    log += chunk;
  });
  onTestFinished(() => {
    bouncer.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const address = new URL(url);
  address.port = String(port);
  const isThere = async () => {
    if (bouncer.exitCode !== null) throw new Error(`PgBouncer has ended.\n${log}`);
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.end();
    return true;
  };
  await expect.poll(() => isThere().catch(String), { timeout: 20_000 }).toBe(true);
  return address.href;
}
