import { expect, it } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { replaceWithDemo } from '../../../server/demo/seedDemo.ts';
import { backupText, linesOf, rowsIn } from '../../support/app/database/storedTexts.ts';
import { openEmbedded, openTestDatabase } from '../../support/app/database/testDatabase.ts';

/** As an installation moves from the embedded database to PostgreSQL. */
it('T61 a backup brings every row of the demonstration back unchanged, under a new generation of the feed', async () => {
  const [source, target] = await Promise.all([openEmbedded(), openTestDatabase()]);
  await replaceWithDemo(source, () => undefined);
  const backup = await backupText(source);
  const rows = rowsIn(backup.split('\n'));
  expect(rows.length).toBeGreaterThan(5_000);
  const generation = () => target.query('select generation from feed');
  const before = await generation();
  await restoreBackup(target, linesOf(backup));
  expect(await generation()).not.toEqual(before);
  expect(await target.query('select 1 from change')).toEqual([]);
  expect(rowsIn((await backupText(target)).split('\n'))).toEqual(rows);
});
