import { describe, expect, it } from 'vitest';
import { readBackup } from '../../server/db/backup/readBackup.ts';
import { writeBackup } from '../../server/db/backup/writeBackup.ts';
import type { Database } from '../../server/db/database.ts';
import { replaceWithDemo } from '../../server/demo/seedDemo.ts';
import { forEachEngine } from '../support/app/testDatabase.ts';
import { aMember } from '../support/fixtures/factories.ts';

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(db, async (line) => void lines.push(line));
  return lines;
}

async function* from(lines: readonly string[]) {
  yield* lines;
}

/** The order of rows within a table does not matter. */
const rowsIn = (lines: readonly string[]) =>
  lines
    .slice(1)
    .flatMap((line) => {
      const { table, rows } = JSON.parse(line) as { table?: string; rows: unknown };
      return table && Array.isArray(rows)
        ? rows.map((row) => `${table} ${JSON.stringify(row)}`)
        : [];
    })
    .sort();

forEachEngine((engine, open) => {
  describe(`T61 a backup on ${engine}`, () => {
    it('brings every row of the demonstration back unchanged, under a new public version', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await replaceWithDemo(source, () => undefined);
      const lines = await linesOf(source);
      expect(rowsIn(lines).length).toBeGreaterThan(5_000);
      await readBackup(target, from(lines));
      const again = await linesOf(target);
      expect(rowsIn(again)).toEqual(rowsIn(lines));
      expect(JSON.parse(again[0] ?? '').version).toBe(JSON.parse(lines[0] ?? '').version + 1);
    });

    it('restores no session, because it may have been ended since', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      const { id } = await aMember(source);
      await source.query(
        `insert into session_family (id, member_id, salt, created_at, expires_at)
         values ($1, $1, 'salt', now(), now() + interval '14 days')`,
        [id],
      );
      await readBackup(target, from(await linesOf(source)));
      const stillOpen = await target.query('select 1 from session_family where ended_at is null');
      expect(stillOpen).toEqual([]);
    });

    it('is refused by a database with rows, when it is incomplete, and by another schema', async () => {
      const [source, target] = await Promise.all([open(), open()]);
      await source.query("insert into setting values ('a', '\u00e9 \"quoted\"\n')");
      const lines = await linesOf(source);
      const old = [
        JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migration: '0000' }),
        ...lines.slice(1),
      ];
      await expect(readBackup(target, from(lines.slice(0, -1)))).rejects.toThrow('incomplete');
      await expect(readBackup(target, from(old))).rejects.toThrow('schema 0000');
      expect(await target.query('select * from setting')).toEqual([]);
      await readBackup(target, from(lines));
      await expect(readBackup(target, from(lines))).rejects.toThrow('not empty');
      expect(await target.query('select * from setting')).toEqual(
        await source.query('select * from setting'),
      );
    });
  });
});
