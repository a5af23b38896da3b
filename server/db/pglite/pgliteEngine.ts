import { messages, PGlite, protocol } from '@electric-sql/pglite';
import { toDatabaseError } from '../toDatabaseError.ts';
import type { EngineAnswer, EngineOptions, EngineTask } from './pgliteMessage.ts';
import { SyncedNodeFs } from './syncedNodeFs.ts';

export interface PgliteEngine {
  perform(task: EngineTask): Promise<EngineAnswer>;
}

const onDiskParams = [
  // Out goes the switch that tells the engine not to care for the disk.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB'],
];
const nothing: EngineAnswer = { fields: [], rows: [], command: '' };

export async function startPgliteEngine({
  cluster,
  archive,
}: EngineOptions): Promise<PgliteEngine> {
  const pglite = await (cluster === undefined
    ? openInMemory(archive)
    : openOnDisk(new SyncedNodeFs(cluster)));
  return createEngine(pglite);
}

export function createEngine(pglite: PGlite): PgliteEngine {
  return { perform: (task) => perform(pglite, task) };
}

function openInMemory(archive: Uint8Array | undefined): Promise<PGlite> {
  const tar = archive && new Blob([new Uint8Array(archive)], { type: 'application/x-tar' });
  return PGlite.create({
    ...(tar && { loadDataDir: tar }),
    // Segments of the log are made in advance; by default they are more than all else in a new cluster.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [
      ...PGlite.defaultStartParams,
      // A log that is over is not kept for later: it would be most of an archive.
      ...['-c', 'shared_buffers=16MB', '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
    ],
  });
}

/** Refuses to start when commits do not reach the disk: the hook leans on what no version of PGlite promises. */
export async function openOnDisk(fs: SyncedNodeFs): Promise<PGlite> {
  const pglite = await createOnDisk(fs);
  const before = fs.syncs;
  await runScript(pglite, "select pg_logical_emit_message(true, 'fsync', '')");
  if (fs.syncs > before) return pglite;
  await pglite.close();
  throw new Error('A commit did not reach the disk: this PGlite no longer calls our fsync');
}

/** Why it does not start, e.g. that another version wrote the files, PGlite tells on stderr only. */
async function createOnDisk(fs: SyncedNodeFs): Promise<PGlite> {
  const complaints: string[] = [];
  let isStarting = true;
  const onStderr = (line: string) => {
    if (isStarting) complaints.push(line);
    return false;
  };
  try {
    return await PGlite.create({ fs, startParams: onDiskParams, onStderr });
  } catch (error) {
    throw new Error([String(error), ...complaints].join('\n'));
  } finally {
    isStarting = false;
  }
}

async function perform(pglite: PGlite, task: EngineTask): Promise<EngineAnswer> {
  switch (task.kind) {
    case 'query':
      return runQuery(pglite, task.sql, task.params);
    case 'script':
      return runScript(pglite, task.sql);
    case 'dump':
      return dump(pglite);
    case 'close':
      await runScript(pglite, 'checkpoint');
      await pglite.close();
      return nothing;
  }
}

async function dump(pglite: PGlite): Promise<EngineAnswer> {
  // Two more copies of an empty database, which only CREATE DATABASE needs.
  await runScript(pglite, 'update pg_database set datistemplate = false');
  await runScript(pglite, 'drop database if exists template0');
  await runScript(pglite, 'drop database if exists template1');
  await runScript(pglite, 'checkpoint');
  const tar = await pglite.dumpDataDir('none');
  return { ...nothing, archive: new Uint8Array(await tar.arrayBuffer()) };
}

/** The whole conversation of a statement in one go, ended by Sync: whatever fails, the next one starts clean. */
function runQuery(pglite: PGlite, sql: string, params: (string | null)[]): Promise<EngineAnswer> {
  const { parse, bind, describe, execute, sync } = protocol.serialize;
  return talk(pglite, [
    parse({ text: sql }),
    bind({ values: params }),
    describe({ type: 'P' }),
    execute({}),
    sync(),
  ]);
}

function runScript(pglite: PGlite, sql: string): Promise<EngineAnswer> {
  return talk(pglite, [protocol.serialize.query(sql)]);
}

async function talk(pglite: PGlite, parts: Uint8Array[]): Promise<EngineAnswer> {
  const said = await pglite.execProtocolStream(Buffer.concat(parts), {
    syncToFs: false,
    throwOnError: false,
  });
  if (!(said.at(-1) instanceof messages.ReadyForQueryMessage)) {
    const reason = said.find((message) => message instanceof messages.DatabaseError)?.message;
    throw new Error(reason ?? 'The embedded engine broke off in the middle of an answer');
  }
  const answer: EngineAnswer = { fields: [], rows: [], command: '' };
  for (const message of said) {
    if (message instanceof messages.DatabaseError) throw toDatabaseError(message);
    if (message instanceof messages.RowDescriptionMessage) {
      answer.fields = message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    }
    if (message instanceof messages.DataRowMessage) answer.rows.push(message.fields);
    if (message instanceof messages.CommandCompleteMessage) answer.command = message.text;
  }
  return answer;
}
