import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyProblem, readMasterKeys } from '../../../server/crypto/readMasterKeys.ts';
import { readEnv } from '../../../server/env/env.ts';
import { EnvError } from '../../../server/env/envError.ts';
import { TEST_MASTER_KEY } from '../../support/app/testKeys.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'master-key-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>) => readMasterKeys(readEnv(env).keys.master);
const idOf = async (env: Record<string, string>) => (await read(env)).current.wrapping.id;
const REAL = { SEED: 'none' };

describe('the master key', () => {
  it('comes from the environment, from a file or from a command', async () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${TEST_MASTER_KEY}\n`);
    const id = await idOf({ ...REAL, MASTER_KEY: TEST_MASTER_KEY });
    expect(await idOf({ ...REAL, MASTER_KEY_FILE: file })).toBe(id);
    expect(await idOf({ ...REAL, MASTER_KEY_COMMAND: `cat ${file}` })).toBe(id);
  });

  it('is made by the demonstration itself, once, in a file that only its owner may read', async () => {
    const dataDir = join(folder, 'demo', 'data');
    const ids = await Promise.all([1, 2, 3].map(() => idOf({ DATA_DIR: dataDir })));
    expect(new Set(ids).size).toBe(1);
    expect(await idOf({ DATA_DIR: dataDir })).toBe(ids[0]);
    expect(readdirSync(dataDir)).toEqual(['master.key']);
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'master.key'), 'utf8')).toHaveLength(44);
  });

  it('is missing in a real installation: the message says how to make one', async () => {
    await expect(read(REAL)).rejects.toThrow(/^A real installation needs MASTER_KEY, .*openssl/);
    await expect(read(REAL)).rejects.toThrow(KeyProblem);
  });

  it('is refused without being shown', async () => {
    const file = join(folder, 'wrong');
    writeFileSync(file, 'a-secret');
    for (const [env, message] of [
      [
        { MASTER_KEY_COMMAND: `cat ${file}` },
        'MASTER_KEY_COMMAND has no key: 32 bytes as base64 are expected',
      ],
      [{ MASTER_KEY_COMMAND: 'echo a-secret; exit 3' }, 'MASTER_KEY_COMMAND failed: 3'],
    ] as const) {
      await expect(read({ ...REAL, ...env })).rejects.toThrow(new KeyProblem(message));
    }
    expect(() => readEnv({ MASTER_KEY: 'a-secret' })).toThrow(
      new EnvError(['MASTER_KEY must be 32 bytes as base64, e.g. of openssl rand -base64 32']),
    );
  });

  it('has one source', () => {
    const file = join(folder, 'one');
    writeFileSync(file, TEST_MASTER_KEY);
    for (const env of [{ MASTER_KEY: TEST_MASTER_KEY }, { MASTER_KEY_FILE: file }]) {
      expect(() => readEnv({ ...env, MASTER_KEY_COMMAND: `cat ${file}` })).toThrow(
        'Only one of MASTER_KEY, MASTER_KEY_FILE, MASTER_KEY_COMMAND may be set',
      );
    }
  });
});

describe('the keys of members', () => {
  const S3 = {
    S3_BUCKET: 'nabi',
    S3_ENDPOINT: 'https://files.example.com',
    S3_REGION: 'kr',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const DATABASE_URL = 'postgres://nabi@127.0.0.1/nabi';
  const areBesideData = (env: Record<string, string>) =>
    readEnv({ MASTER_KEY: TEST_MASTER_KEY, DATA_DIR: '/data', ...env }).keys.areBesideData;

  it.each([
    ['in their default folder', REAL],
    ['in another folder of DATA_DIR', { ...REAL, KEY_DIR: '/data/own/keys' }],
    ['in DATA_DIR itself', { ...REAL, KEY_DIR: '/data/../data/' }],
    ['with the photos only', { ...REAL, DATABASE_URL }],
    ['with the rows only', { ...REAL, ...S3 }],
  ])('lie beside the data %s: a start is warned', (_, env) => {
    expect(areBesideData(env)).toBe(true);
  });

  it.each([
    ['in a demonstration', {}],
    ['in a folder of their own', { ...REAL, KEY_DIR: '/keys' }],
    ['in a folder whose name begins alike', { ...REAL, KEY_DIR: '/data-keys' }],
    ['in a database', { ...REAL, KEY_DATABASE_URL: DATABASE_URL }],
    ['when rows and photos are elsewhere', { ...REAL, ...S3, DATABASE_URL }],
  ])('need no warning %s', (_, env) => {
    expect(areBesideData(env)).toBe(false);
  });
});
