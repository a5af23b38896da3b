import { cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCluster } from '../../../server/db/pglite/cluster.ts';
import { openOnDisk } from '../../../server/db/pglite/pgliteEngine.ts';
import { SyncedNodeFs } from '../../../server/db/pglite/syncedNodeFs.ts';
import { readTemplate } from '../../../server/db/pglite/template.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';

/** A simulated disk that stores only synced data. */
class ForgetfulFs extends SyncedNodeFs {
  readonly #files: string;
  readonly #disk: string;
  /** Called in the middle of a sync, before the disk has the data. */
  onSync = () => {};

  constructor(files: string, disk: string) {
    super(files);
    this.#files = files;
    this.#disk = disk;
  }

  protected override sync(file: number): void {
    super.sync(file);
    this.onSync();
    const path = readlinkSync(`/proc/self/fd/${file}`);
    if (!statSync(path).isFile()) return;
    const copy = join(this.#disk, relative(this.#files, path));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(path, copy);
  }
}

let root: string;
let files: string;
let disk: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'power-cut-'));
  const archive = await readTemplate(await testTemplate());
  files = await prepareCluster(root, async () => archive ?? new Uint8Array());
  disk = join(root, 'disk');
  cpSync(files, disk, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('after a power cut the embedded database opens and has all that was acknowledged', async () => {
  const fs = new ForgetfulFs(files, disk);
  const pglite = await openOnDisk(fs);
  await pglite.exec(
    'create table entry (id int primary key, text text); create table twin (id int)',
  );
  const cuts = numberFromEnv('CUT_ROUNDS', 2);
  let last = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    let known: number | undefined;
    let left = 20 + 7 * cut;
    const after = join(root, `after-${cut}`);
    fs.onSync = () => {
      left -= 1;
      if (left !== 0) return;
      known = last;
      cpSync(disk, after, { recursive: true });
    };
    while (known === undefined) {
      const id = last + 1;
      await pglite.transaction(async (tx) => {
        await tx.query('insert into entry values ($1, $2)', [id, 'x'.repeat(id % 3_000)]);
        await tx.query('insert into twin values ($1)', [id]);
      });
      last = id;
      if (id % 15 === 0) await pglite.exec('checkpoint');
    }
    await judge(after, known);
    countForProof('cuts');
    countForProof('acknowledged', known);
  }
  await pglite.close();
});

async function judge(cluster: string, known: number): Promise<void> {
  const pglite = await openOnDisk(new SyncedNodeFs(cluster));
  const { rows } = await pglite.query<{ entries: number; twins: number; last: number }>(
    `select (select count(*)::int from entry) as entries, (select count(*)::int from twin) as twins,
       (select max(id) from entry) as last`,
  );
  await pglite.close();
  const [found] = rows;
  // The one that was being written may be there, too.
  expect([known, known + 1]).toContain(found?.last);
  expect([found?.entries, found?.twins]).toEqual([found?.last, found?.last]);
  rmSync(cluster, { recursive: true });
}
