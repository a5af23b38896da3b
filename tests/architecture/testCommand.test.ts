import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a reader trusts: the last line of `npm test`, and its exit code. */
describe('npm test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-command-'));

  beforeAll(() => {
    mkdirSync(join(folder, 'tests/rules'), { recursive: true });
    const needed = [
      'vitest.config.ts',
      'package.json',
      'tools/test.mjs',
      'tests/support',
      // Texts that every test finds.
      'src/i18n',
      'contract',
    ];
    for (const path of needed) {
      cpSync(path, join(folder, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...files: string[]) => {
    const rules = join(folder, 'tests/rules');
    rmSync(rules, { recursive: true });
    mkdirSync(rules);
    const first = "import { beforeAll, describe, expect, it } from 'vitest';\n";
    for (const [index, tests] of files.entries()) {
      writeFileSync(join(rules, `planted${index}.test.ts`), first + tests);
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/test.mjs', '--project', 'rules'],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, stdout, stderr, last: stdout.trimEnd().split('\n').at(-1) };
  };

  it('counts what passed', () => {
    expect(run("it('a', () => {}); it('b', () => {});")).toMatchObject({
      status: 0,
      last: '2 passed, 0 failed',
    });
  });

  it('counts a failure, a broken hook, an unhandled rejection and a file that does not load', () => {
    const { status, stderr, last } = run(
      "it('a', () => {}); it('b', () => expect(1).toBe(2));",
      "describe('b', () => { beforeAll(() => expect(1).toBe(2)); it('c', () => {}); });",
      "it('b', () => { Promise.reject(new Error('b')); });",
      'nonsense(',
    );
    expect(status).toBe(1);
    expect(last).toBe('2 passed, 4 failed, 1 skipped');
    for (const index of [0, 1, 2, 3]) expect(stderr).toContain(`rules/planted${index}.test.ts`);
  });

  it.each([
    ['a test that ends the process', "it('b', () => process.exit(0));"],
    ['a run that is killed', "it('b', () => { process.kill(process.ppid, 'SIGKILL'); });"],
    ['a run without tests', ''],
  ])('never calls %s a success', (_, tests) => {
    const { status, last } = run(tests);
    expect(status).toBe(1);
    expect(last).toMatch(/^\d+ passed, [1-9]\d* failed/);
  });

  it('says what was left out because PostgreSQL is missing', () => {
    const { status, stdout, last } = run(
      "it('a', () => {}); describe.skip('PostgreSQL, SKIPPED', () => { it('b', () => {}); });",
    );
    expect(status).toBe(0);
    expect(last).toBe('1 passed, 0 failed, 1 skipped');
    expect(stdout).toContain('planted0.test.ts › PostgreSQL, SKIPPED > b');
    expect(stdout).toContain('No PostgreSQL answered');
  });
});
