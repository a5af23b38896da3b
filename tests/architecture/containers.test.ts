import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeEnv } from '../support/app/describeEnv.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const composition = read('compose.yaml');
const operations = read('docs/operations.md');

/** Fixed in the container: a port and a folder inside it. */
const FIXED = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV'];
/** Compose always sets their variables, and only one of both may be set. */
const FIXED_FILES = ['DATABASE_URL_FILE', 'S3_ACCESS_KEY_ID_FILE', 'S3_SECRET_ACCESS_KEY_FILE'];

describe('compose.yaml', () => {
  it('passes on every variable that the server reads', () => {
    const names = describeEnv().flatMap(({ name, isSecret }) =>
      isSecret ? [name, `${name}_FILE`] : [name],
    );
    const missing = names.filter(
      (name) => !new RegExp(`^[^#]*\\b${name}\\b`, 'm').test(composition),
    );
    expect(missing.sort()).toEqual([...FIXED, ...FIXED_FILES].sort());
  });

  it('fixes no variable but those that docs/operations.md names', () => {
    const [, app = ''] = /^ {2}app:\n([\s\S]*?)\n\n/m.exec(composition) ?? [];
    const names = [...app.matchAll(/^ {6}([A-Z][A-Z\d_]+): (?!\$\{)/gm)].map(([, name]) => name);
    expect(names).toEqual(['SEED']);
    const [, listed = ''] = /Only (.*) are fixed in the container/.exec(operations) ?? [];
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(
      [...FIXED, ...names].sort(),
    );
  });

  it('makes the bucket that the app uses', () => {
    const [, used] = /^ {6}S3_BUCKET: (.+)$/m.exec(composition) ?? [];
    expect(composition).toContain(` -bucket=${used} `);
  });

  it('keeps keys, backups and data in volumes of their own, and the documented commands use them', () => {
    const [, mounts = ''] = /volumes: \[(app:.*)\]/.exec(composition) ?? [];
    expect(mounts).toBe('app:/data, keys:/keys, backups:/backups');
    expect(composition).toMatch(/^ {6}KEY_DIR: \$\{KEY_DIR:-\/keys\}$/m);
    const folders = read('Dockerfile').match(/mkdir -m 0700 (.*) && chown/)?.[1];
    expect(folders).toBe('/data /keys /backups');
    expect(operations).not.toContain('/data/backups');
  });

  it('has a key for backups, and so has the documented container that only makes one', () => {
    const commands = operations.match(/docker run .*backup\.js/g) ?? [];
    expect(commands).not.toEqual([]);
    expect(commands.filter((command) => !command.includes(' -e BACKUP_KEY '))).toEqual([]);
  });

  it('starts nothing without a password', () => {
    const secrets = composition.match(/\$\{\w*(PASSWORD|KEY|KEY_ID)\b[^}]*\}/g) ?? [];
    expect(secrets).not.toEqual([]);
    expect(secrets.filter((secret) => !secret.includes(':?'))).toEqual([]);
  });

  it('accepts a password of any characters: it is not part of an address, where / and @ have a meaning', () => {
    expect(composition).not.toMatch(/:\/\/\S*\$\{\w*PASSWORD/);
  });
});

describe('the image', () => {
  it('is built from all files that the build reads', () => {
    const [, folders = '', files = ''] =
      /SOURCES = (\[.*\]);\nconst SINGLE_SOURCES = (\[.*\]);/.exec(read('tools/build.mjs')) ?? [];
    const sources = [...`${folders}${files}`.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(sources).not.toEqual([]);
    expect(sources.filter((name) => name && !admitted.includes(name))).toEqual([]);
  });

  it('contains only named files: an .env file beside it has passwords', () => {
    expect(read('.dockerignore').split('\n')).toContain('*');
  });
});
