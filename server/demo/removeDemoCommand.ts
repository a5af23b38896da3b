import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { confirm } from '../db/confirm.ts';
import { runCommand, withDatabase } from '../start/runCommand.ts';
import { deleteDataSetMark } from './dataSet.ts';
import { type Leaving, listLeaving, removeDemo } from './removeDemo.ts';

/** `npm run demo:remove`: deletes what `removeDemo` names. `--yes` answers the question. */
await runCommand((env) =>
  withDatabase(env, async (db) => {
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
    const masterKey = join(env.dataDir, 'master.key');
    if (existsSync(masterKey)) {
      console.log(
        `Delete ${masterKey} and ${join(env.dataDir, 'keys')} before the first real start: ` +
          'they are the keys of the demonstration.',
      );
    }
  }),
);

function describe(leaving: readonly Leaving[]): string {
  const lines = leaving.map(({ table, seeded, hanging }) => {
    const others = hanging > 0 ? `, ${hanging} that people added to demo rows` : '';
    return `  ${table}: ${seeded} of a seed${others}`;
  });
  return lines.join('\n');
}
