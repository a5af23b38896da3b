import { beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../server/db/migrations/migrations.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { backupText, linesOf, rowsIn } from '../../support/app/database/storedTexts.ts';
import { dropAll, forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aClinic, aDoctor, aMember, anEvent } from '../../support/fixtures/factories.ts';

const rowsOf = async (db: Database) => rowsIn((await backupText(db)).split('\n'));

const columnsOf = (name: string): string => {
  const migration = migrations.find((each) => each.name === name);
  if (!migration || !('indexes' in migration)) throw new Error(`${name} has no columns`);
  return migration.columns ?? '';
};

forOneEngine((engine, open) => {
  let source: Database;
  let target: Database;
  beforeAll(async () => {
    [source, target] = await Promise.all([open(), open()]);
  });

  const treatments = ['skin-booster', 'hifu'];
  /** The rows of an installation whose upgrade ended before the named migration. */
  const stopBefore = async (migration: string) => {
    await goBackBefore(source, migration);
    await dropAll(target);
    await seedTaxonomy(source);
    await aClinic(source, { treatments });
    await aDoctor(source, { treatments });
    await anEvent(source, { treatments });
    await aMember(source);
  };
  /** An upgrade of the source that succeeds later gives it the same rows. */
  const expectUpgraded = async () => {
    await migrate(source);
    expect(await migrate(target)).toEqual([]);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  };

  describe(`T61 a backup on ${engine}`, () => {
    it('of an upgrade that ended early is restored, and the missing migrations run on its rows', async () => {
      await stopBefore('0079_treatment_bits');
      const backup = await backupText(source);
      const withoutEnd = backup.slice(0, backup.lastIndexOf('\n'));
      // A failed restore leaves nothing in the database, not even tables.
      await expect(restoreBackup(target, linesOf(withoutEnd))).rejects.toThrow('incomplete');
      expect(await target.query("select 1 where to_regclass('migration') is not null")).toEqual([]);
      await restoreBackup(target, linesOf(backup));
      await expectUpgraded();
    });

    it('is restored without the columns of a migration that was interrupted', async () => {
      await stopBefore('0080_clinic_bits');
      await source.script(columnsOf('0080_clinic_bits'));
      // The trigger of the interrupted migration fills this clinic only.
      await aClinic(source, { treatments });
      await source.script(`
        alter table member add column "of ""any"" type" jsonb, add column n numeric default 1.50;
        insert into setting values ('a', 'b');
        alter table setting add column "of ""any"" type" jsonb default '{"a": [1.0, "\\u00e9"]}'`);
      await restoreBackup(target, linesOf(await backupText(source)));
      await source.script(`
        alter table member drop column "of ""any"" type", drop column n;
        alter table setting drop column "of ""any"" type"`);
      await expectUpgraded();
    });
  });
});
