import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseKeyStore } from '../../../server/crypto/databaseKeyStore.ts';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { prepareData } from '../../../server/start/prepareData.ts';
import { hasPostgres, onServer, urlOfDatabase } from '../../support/app/database/testPostgres.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const OWNER = `owner_${process.pid}`;
const SERVER = `server_${process.pid}`;

/** The statements that docs/operations.md shows, for these roles and this database. */
const documented = (database: string) =>
  (/```sql\n(create role[\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '')
    .replaceAll('nabi_owner', OWNER)
    .replaceAll('nabi_server', SERVER)
    .replaceAll('database nabi', `database ${database}`)
    .replace(/^\\connect .*$/m, '--');

const urlAs = (role: string, database: string) => {
  const url = new URL(urlOfDatabase(database));
  url.username = role;
  return url.href;
};

describe.skipIf(!hasPostgres)('PostgreSQL with a role that migrates and one that serves', () => {
  const name = `roles_${process.pid}`;
  const open = async (url: string) => {
    const db = await openDatabase({ url });
    afterFile(db.close);
    return db;
  };
  let db: Database;
  beforeAll(async () => {
    const [roles = '', grants = ''] = documented(name).split('--');
    const statements = roles.split(';').filter((sql) => sql.trim());
    afterFile(() =>
      onServer(
        `drop database if exists ${name} with (force)`,
        `drop role if exists ${OWNER}`,
        `drop role if exists ${SERVER}`,
      ),
    );
    await onServer(...statements);
    const admin = await openDatabase({ url: urlOfDatabase(name) });
    await admin.script(grants);
    await admin.close();
    db = await open(urlAs(SERVER, name));
  });

  const changeTables = () => db.script('create table another (id int)');

  it('ASVS 13.2.2 the role that serves may not change tables, so it cannot migrate', async () => {
    await expect(changeTables()).rejects.toMatchObject({ code: '42501' });
    await expect(prepareData(db)).rejects.toMatchObject({ code: '42501' });
  });

  it('ASVS 13.2.2 after the other role has migrated it starts, and still may not change tables', async () => {
    await migrate(await open(urlAs(OWNER, name)));
    await prepareData(db);
    await prepareData(db);
    for (const forbidden of [
      'create table another (id int)',
      'alter table counsel add column more text',
      'drop table counsel',
      'truncate counsel',
    ]) {
      await expect(db.script(forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('ASVS 13.2.2 the role that serves can do all the rest', async () => {
    const { get, send } = await openTestApp({ db });
    const { userId } = await aStaff(db);
    await aCounsel(db);
    const body = { user_id: userId, password: STAFF_PASSWORD };
    const answer = await send('POST', '/auth/login', body);
    const headers = { Authorization: `Bearer ${Object(answer.body).token}` };
    const listed = await get('/staff/counsels', headers);
    expect(listed).toMatchObject({ status: 200, body: { data: [{}] } });
  });

  it('keys of members can be kept by a role that may not create tables, when another has made them', async () => {
    const keys = `${name}_keys`;
    afterFile(() => onServer(`drop database if exists ${keys} with (force)`));
    await onServer(`create database ${keys}`);
    const admin = await open(urlOfDatabase(keys));
    await createDatabaseKeyStore(admin);
    const grant = () =>
      admin.script(
        `grant select, insert, update, delete on all tables in schema public to ${SERVER}`,
      );
    await grant();
    const asServer = await open(urlAs(SERVER, keys));
    const store = await createDatabaseKeyStore(asServer);
    expect(await store.id()).toMatch(/^[\da-f-]{36}$/);

    // A new version needs a table that is not there yet.
    await admin.script('drop table withdrawn_consent');
    await expect(createDatabaseKeyStore(asServer)).rejects.toMatchObject({ code: '42501' });
    await createDatabaseKeyStore(admin);
    await grant();
    const { id } = await createDatabaseKeyStore(asServer);
    expect(await id()).toBe(await store.id());
  });
});
