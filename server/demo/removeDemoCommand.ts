import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { confirm } from '../db/confirm.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnvOrExit } from '../env/env.ts';
import { deleteDataSetMark } from './dataSet.ts';
import { type Leaving, listLeaving, removeDemo } from './removeDemo.ts';

/** `npm run demo:remove`: deletes the rows of a seed and what refers to them. `--yes` answers the question. */
const { databaseUrl, dataDir } = readEnvOrExit(process.env);

try {
  await remove();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function remove(): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    const planned = await db.transaction(listLeaving, { isUnlimited: true });
    if (planned.length === 0) {
      await db.transaction(deleteDataSetMark);
      console.log('The database holds no demo data.');
      return;
    }
    console.log(`These rows will be gone:\n${describe(planned)}`);
    console.log('All other rows stay.');
    if (!(await confirm('Remove them? [y/N] '))) {
      console.log('Nothing was changed.');
      return;
    }
    const removed = await db.transaction(removeDemo, { isUnlimited: true });
    console.log(`Removed:\n${describe(removed)}`);
    const masterKey = join(dataDir, 'master.key');
    if (existsSync(masterKey)) {
      console.log(
        `Delete ${masterKey} and ${join(dataDir, 'keys')} before the first real start: ` +
          'they are the keys of the demonstration.',
      );
    }
  } finally {
    await db.close();
  }
}

function describe(leaving: readonly Leaving[]): string {
  const lines = leaving.map(({ table, seeded, hanging }) => {
    const others = hanging > 0 ? `, ${hanging} that people added to demo rows` : '';
    return `  ${table}: ${seeded} of a seed${others}`;
  });
  return lines.join('\n');
}
