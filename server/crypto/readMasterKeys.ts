import { exec } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { readOrCreate } from '../lib/durableFiles.ts';
import { limits } from '../limits/limits.ts';
import { type MasterKeys, masterKeyOf } from './masterKey.ts';
import { newKeyBytes } from './seal.ts';

export interface MasterKeySettings {
  /** base64; needed in a real installation, unless `command` is set. */
  key: string | null;
  command: string | null;
  /** base64; only during a rotation. */
  oldKey: string | null;
  /** Where the demonstration keeps its own key; null in a real installation. */
  ownFile: string | null;
}

/** The message ends the start. It never contains a key. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem';
}

export const MASTER_KEY = /^[A-Za-z0-9+/]{43}=$/;

export async function readMasterKeys(settings: MasterKeySettings): Promise<MasterKeys> {
  const current = masterKeyOf(await readCurrent(settings));
  const { oldKey } = settings;
  return { current, old: oldKey === null ? null : masterKeyOf(Buffer.from(oldKey, 'base64')) };
}

async function readCurrent({ key, command, ownFile }: MasterKeySettings): Promise<Buffer> {
  if (key !== null) return bytesOf(key, 'MASTER_KEY');
  if (command !== null) return bytesOf(await run(command), 'MASTER_KEY_COMMAND');
  if (ownFile !== null) return bytesOf(await readOrMake(ownFile), ownFile);
  throw new KeyProblem(
    'A real installation needs MASTER_KEY, MASTER_KEY_FILE or MASTER_KEY_COMMAND, because the texts of members ' +
      'are encrypted. Make a key with: openssl rand -base64 32',
  );
}

function bytesOf(text: string, name: string): Buffer {
  if (!MASTER_KEY.test(text.trim())) {
    throw new KeyProblem(`${name} has no key: 32 bytes as base64 are expected`);
  }
  return Buffer.from(text.trim(), 'base64');
}

/** The output of the command is the key, so neither output nor error text is ever shown. */
async function run(command: string): Promise<string> {
  try {
    const { stdout } = await promisify(exec)(command, { timeout: limits.outside.keyCommandMs });
    return stdout;
  } catch (error) {
    throw new KeyProblem(`MASTER_KEY_COMMAND failed: ${codeOf(error)}`);
  }
}

const codeOf = (error: unknown): string => {
  const { code, signal } = Object(error);
  return String(code ?? signal ?? 'unknown');
};

async function readOrMake(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return (await readOrCreate(file, () => newKeyBytes().toString('base64'))).toString();
}
