import { describe } from 'vitest';
import { backupTables } from '../../../../server/db/backup/backupTables.ts';
import type { Database, Queryable } from '../../../../server/db/database.ts';
import { forbidNesting } from '../../../../server/db/forbidNesting.ts';
import { migrate } from '../../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../../server/db/migrations/migrations.ts';
import { seedTaxonomy } from '../../../../server/db/seed/seedTaxonomy.ts';
import { afterFile } from '../../setup/afterFile.ts';
import { openTestPglite } from './testPglite.ts';
import { hasPostgres, lendTestPostgres, openTestPostgres } from './testPostgres.ts';

/** Tests use PostgreSQL if it answers, because it is faster. `npm run test:quick` and the browser tests use PGlite. */
const isOnPostgres = hasPostgres || process.env.TEST_ENGINE === 'postgres';

/** `isFresh`, for tests of plans: without the statistics that PostgreSQL has gathered from rows of earlier files. */
type Open = (options?: { isFresh: boolean }) => Promise<Database>;

/** Empty and migrated, closed after the file. */
export const openTestDatabase: Open = (options) =>
  isOnPostgres ? openPostgres(options) : openEmbedded();

export const openEmbedded = (): Promise<Database> => open(openTestPglite);

const openPostgres: Open = ({ isFresh } = { isFresh: false }) =>
  open(isFresh ? () => openTestPostgres() : lendTestPostgres);

/** For tests without races: runs them on one engine, which is TEST_ENGINE, or PostgreSQL if it answers. */
export function forOneEngine(body: (engine: Database['engine'], open: Open) => void): void {
  const engine = isOnPostgres ? 'postgres' : 'pglite';
  describe(engine, () => body(engine, openTestDatabase));
}

/** For what the engines do differently: the same tests on both. Each `open` returns another empty, migrated database. */
export function forEachEngine(body: (engine: Database['engine'], open: Open) => void): void {
  describe('pglite', () => body('pglite', openEmbedded));
  const postgres = hasPostgres ? 'postgres' : 'postgres, SKIPPED: no server answers';
  describe.skipIf(!hasPostgres)(postgres, () => body('postgres', openPostgres));
}

/**
 * For tests of calls that race: on PostgreSQL only, because PGlite ends one transaction before the next. Without a
 * PostgreSQL, and in `npm run test:quick`, they run on PGlite only. In the proof commands (`PROOF`) they run on both.
 */
export function forRacingCalls(body: (engine: Database['engine'], open: Open) => void): void {
  if (hasPostgres && !process.env.PROOF) forOneEngine(body);
  else forEachEngine(body);
}

/** Back to the state after the migrations. Deleting few rows takes a tenth of the time of truncating. */
export async function emptyTables(db: Database): Promise<void> {
  withTaxonomy.delete(db);
  await deleteFrom(db, await tablesOf(db));
}

/** Written by seedTaxonomy. */
const TAXONOMY = [
  ...['specialty', 'part', 'concern', 'treatment', 'region', 'station', 'search_alias'],
  ...['concern_part', 'treatment_concern', 'treatment_specialty'],
];
const withTaxonomy = new WeakSet<Database>();

/**
 * Empty tables, with the taxonomy, places and aliases. Writing these takes long, so they stay from test to test: a test
 * that changes them calls `emptyTables` at its end.
 */
export async function emptyToTaxonomy(db: Database): Promise<void> {
  if (!withTaxonomy.has(db)) {
    await emptyTables(db);
    await seedTaxonomy(db);
    withTaxonomy.add(db);
    return;
  }
  const tables = await tablesOf(db);
  await deleteFrom(
    db,
    tables.filter((name) => !TAXONOMY.includes(name)),
  );
}

const deleteFrom = (db: Queryable, tables: readonly string[]) =>
  db.script(tables.map((name) => `delete from "${name}";`).join('\n'));

const knownTables = new WeakMap<Database, string[]>();

/** All tables with rows, a table before the tables that it refers to. */
async function tablesOf(db: Database): Promise<string[]> {
  const known = knownTables.get(db);
  if (known) return known;
  const tables = [...(await backupTables(db)), 'tries'].reverse();
  knownTables.set(db, tables);
  return tables;
}

/** A database without tables, as before a first start. */
export function dropAll(db: Database): Promise<void> {
  knownTables.delete(db);
  return db.script('drop schema public cascade; create schema public');
}

/** Empty, with the tables that an installation had before the named migration. */
export async function goBackBefore(db: Database, migration: string): Promise<void> {
  await dropAll(db);
  const place = migrations.findIndex(({ name }) => name === migration);
  await migrate(db, migrations.slice(0, place));
}

/** What a backup does not carry. */
const EMPTY_FEED = `
  delete from change;
  select setval(pg_get_serial_sequence('change', 'position'), 1, false);
  insert into feed default values on conflict (id) do update set generation = gen_random_uuid()`;

async function open(make: () => Promise<Database>): Promise<Database> {
  const db = forbidNesting(await make());
  const tables = await tablesOf(db);
  const empty = async (tx: Queryable) => {
    await deleteFrom(tx, tables);
    await tx.script(EMPTY_FEED);
  };
  // An earlier file may have left more rows than a statement deletes in its time.
  await db.transaction(empty, { isUnlimited: true });
  afterFile(db.close);
  return db;
}
