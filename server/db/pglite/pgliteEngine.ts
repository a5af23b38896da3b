import { messages, PGlite, protocol } from '@electric-sql/pglite';
import { toDatabaseError } from '../toDatabaseError.ts';
import type { EngineAnswer, EngineOptions, EngineTask } from './pgliteMessage.ts';
import { SyncedNodeFs } from './syncedNodeFs.ts';

export interface PgliteEngine {
  perform(task: EngineTask): Promise<EngineAnswer>;
}

const onDiskParams = [
  // `-F` would turn fsync off.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=64MB',
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
    // Small log segments: by default they are the largest part of a new cluster.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [
      ...PGlite.defaultStartParams,
      // Old log segments are not kept: they would be most of an archive.
      '-c',
      'shared_buffers=16MB',
      '-c',
      'min_wal_size=2MB',
      '-c',
      'max_wal_size=2MB',
    ],
  });
}

/** Refuses to start when a commit does not call fsync, because PGlite does not guarantee this hook. */
export async function openOnDisk(fs: SyncedNodeFs): Promise<PGlite> {
  const pglite = await createOnDisk(fs);
  const before = fs.syncs;
  await runScript(pglite, "select pg_logical_emit_message(true, 'fsync', '')");
  if (fs.syncs > before) return pglite;
  await pglite.close();
  throw new Error('A commit did not reach the disk: this version of PGlite does not call fsync');
}

/** PGlite writes the reason of a failed start, such as files of another version, only to stderr. */
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
  // The template databases are needed only by CREATE DATABASE.
  await runScript(pglite, 'update pg_database set datistemplate = false');
  await runScript(pglite, 'drop database if exists template0');
  await runScript(pglite, 'drop database if exists template1');
  await runScript(pglite, 'checkpoint');
  const tar = await pglite.dumpDataDir('none');
  return { ...nothing, archive: new Uint8Array(await tar.arrayBuffer()) };
}

/** Sends all messages of a statement at once, ended by Sync: after an error the next statement starts clean. */
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
    throw new Error(reason ?? 'The embedded database returned an incomplete answer');
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
