import { describe, expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/db/backup/writeBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { rowsIn } from '../../support/app/database/storedTexts.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import {
  hasPostgres,
  openTestPostgres,
  urlOfDatabase,
} from '../../support/app/database/testPostgres.ts';
import { aClinic, aMember } from '../../support/fixtures/factories.ts';

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(db, async (line) => void lines.push(line));
  return lines;
}

async function* from(lines: readonly string[]) {
  yield* lines;
}

async function* cutAfter(lines: readonly string[], count: number) {
  yield* lines.slice(0, count);
  throw new Error('The disk is gone');
}

forOneEngine((engine, open) => {
  describe(`T61 a backup on ${engine}`, () => {
    it('restores no session, because it may have been ended since', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      const { id } = await aMember(source);
      await source.query(
        `insert into session_family (id, member_id, salt, created_at, expires_at)
         values ($1, $1, 'salt', now(), now() + interval '14 days')`,
        [id],
      );
      await restoreBackup(target, from(await linesOf(source)));
      const stillOpen = await target.query('select 1 from session_family where ended_at is null');
      expect(stillOpen).toEqual([]);
    });

    it('can be repeated after a restore that failed midway: all rows are there, none twice', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await source.query(
        "insert into setting select n::text, repeat('값', 9) from generate_series(1, 1200) n",
      );
      await aMember(source);
      const lines = await linesOf(source);
      await expect(restoreBackup(target, cutAfter(lines, 3))).rejects.toThrow('The disk is gone');
      expect(await target.query('select 1 from setting')).toEqual([]);
      await restoreBackup(target, from(lines));
      expect(rowsIn(await linesOf(target))).toEqual(rowsIn(lines));
    });

    it('keeps the bit of each treatment, also after a release has changed treatments', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await seedTaxonomy(source);
      await aClinic(source, { treatments: ['hifu'] });
      await source.query(
        `insert into treatment select 'new-treatment', name, name_ja, position, kind, risk_ko,
           risk_ja, downtime_days from treatment where bit = 1`,
      );
      // The backup has the rows as they lie in the table: this one now comes after the new treatment.
      await source.query("update treatment set risk_ko = risk_ko || '.' where bit = 0");
      const lines = await linesOf(source);
      await restoreBackup(target, from(lines));
      expect(rowsIn(await linesOf(target))).toEqual(rowsIn(lines));
    });

    it('is compared with its own sums: a changed, missing or doubled row stops the restore', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await source.query("insert into setting values ('a', 'x'), ('b', 'y')");
      const [head = '', rows = '', end = ''] = await linesOf(source);
      const changed = [head, rows.replace('"x"', '"z"'), end];
      await expect(restoreBackup(target, from(changed))).rejects.toThrow(
        'Rows of the table setting are not as the backup says',
      );
      const said = JSON.parse(end);
      said.tables.member = { rows: 2, sum: '1' };
      await expect(restoreBackup(target, from([head, rows, JSON.stringify(said)]))).rejects.toThrow(
        'The table member has 0 rows, the backup says 2',
      );
      await restoreBackup(target, from([head, rows, end]));
    });

    it('is refused by a database with rows, when it is incomplete, and when the schemas do not fit', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await source.query("insert into setting values ('a', '\u00e9 \"quoted\"\n')");
      const lines = await linesOf(source);
      const ofSchema = (migration: string) =>
        from([JSON.stringify({ migration }), ...lines.slice(1)]);
      await expect(restoreBackup(target, from(lines.slice(0, -1)))).rejects.toThrow('incomplete');
      await expect(restoreBackup(target, ofSchema('0000'))).rejects.toThrow(
        'The backup has the schema 0000: restore it with a version that has this migration',
      );
      await expect(restoreBackup(target, ofSchema('0081_doctor_bits'))).rejects.toThrow(
        /^The database has the schema \w+ already, the backup has 0081_doctor_bits: run db:reset first$/,
      );
      expect(await target.query('select * from setting')).toEqual([]);
      await restoreBackup(target, from(lines));
      await expect(restoreBackup(target, from(lines))).rejects.toThrow('not empty');
      expect(await target.query('select * from setting')).toEqual(
        await source.query('select * from setting'),
      );
    });
  });
});

describe.skipIf(!hasPostgres)('T61 on PostgreSQL', () => {
  /** Its connections give up after a second without an answer. */
  async function openImpatient(): Promise<Database> {
    const owner = await openTestPostgres();
    onTestFinished(owner.close);
    const [found] = await owner.query<{ name: string }>('select current_database() as name');
    const db = await openDatabase({
      url: urlOfDatabase(found?.name ?? ''),
      pool: { connections: 1, patienceMs: 1_000 },
    });
    onTestFinished(db.close);
    return db;
  }

  /** The limits of the server as they are at the end of the transaction. */
  function watched(db: Database) {
    const seen: unknown[] = [];
    const transaction: Database['transaction'] = (work, options) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        seen.push(
          ...(await tx.query(
            `select current_setting('statement_timeout') as statement,
               current_setting('idle_in_transaction_session_timeout') as pause`,
          )),
        );
        return result;
      }, options);
    return { seen, db: { ...db, transaction } };
  }

  it('a backup waits for a slow disk, and a restore for a slow statement', async () => {
    const source = watched(await openImpatient());
    const lines = await linesOf(source.db);
    const target = watched(await openImpatient());
    await restoreBackup(target.db, from(lines), {
      beforeCommit: async (tx) => void (await tx.query('select pg_sleep(1.5)')),
    });
    const unlimited = [{ statement: '0', pause: '0' }];
    expect([source.seen, target.seen]).toEqual([unlimited, unlimited]);
  });
});
