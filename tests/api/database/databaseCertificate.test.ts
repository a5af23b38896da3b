import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { hasPrograms, makePostgres, type OwnPostgres } from '../../proof/faults/ownPostgres.ts';
import { aCertificate } from '../../support/fixtures/aCertificate.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const ROLE = 'proof';

describe.skipIf(!hasPrograms())('PostgreSQL with client certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const keep = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content, { mode: 0o600 });
    return file;
  };
  const server = aCertificate();
  const client = aCertificate(ROLE);
  const own = {
    sslrootcert: keep('root.pem', server.cert),
    sslcert: keep('client.pem', client.cert),
    sslkey: keep('client.key', client.key),
  };

  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await makePostgres({
      'server.crt': server.cert,
      'server.key': server.key,
      'client.crt': client.cert,
      'postgresql.auto.conf': "ssl = on\nssl_ca_file = 'client.crt'\n",
      'pg_hba.conf': 'hostssl all all 127.0.0.1/32 cert\n',
    });
    afterFile(async () => {
      await postgres.remove();
      rmSync(folder, { recursive: true });
    });
    postgres.start();
    const answers = () => openWith(own).then(({ close }) => close());
    await vi.waitFor(answers, { timeout: 30_000, interval: 200 });
  });

  const openWith = (parameters: Record<string, string>) => {
    const url = new URL(postgres.url);
    url.search = new URLSearchParams({ sslmode: 'verify-full', ...parameters }).toString();
    return openDatabase({ url: url.href });
  };

  it('ASVS 13.2.1 is opened by a certificate, without a password, over TLS', async () => {
    const db = await openWith(own);
    const rows = await db.query(`select current_user as role, ssl, client_dn as name
      from pg_stat_ssl where pid = pg_backend_pid()`);
    await db.close();
    expect(rows).toEqual([{ role: ROLE, ssl: true, name: `/CN=${ROLE}` }]);
  });

  it('ASVS 13.2.1 is not opened without one, or by another one of the same name', async () => {
    const { sslrootcert } = own;
    await expect(openWith({ sslrootcert })).rejects.toThrow(/certificate/);
    const stranger = aCertificate(ROLE);
    const strange = {
      sslrootcert,
      sslcert: keep('stranger.pem', stranger.cert),
      sslkey: keep('stranger.key', stranger.key),
    };
    await expect(openWith(strange)).rejects.toThrow();
  });

  it('ASVS 12.3.2 the certificate of the server is compared, too', async () => {
    const { sslcert, sslkey } = own;
    const sslrootcert = keep('other.pem', aCertificate().cert);
    await expect(openWith({ sslcert, sslkey, sslrootcert })).rejects.toThrow(
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    );
  });
});
