import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LINT_ALLOWED, LINT_PLANTS } from './lintPlants.ts';

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');

const Report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }).nullish() }),
  ),
});

describe('every lint rule we turn on is broken by a planted file, and notices it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  let caught: Map<string, string[]>;

  beforeAll(() => {
    // package.json too: it tells Biome that this is a React project.
    for (const file of ['biome.json', 'package.json']) cpSync(file, join(folder, file));
    for (const { file, text } of [...LINT_PLANTS, ...LINT_ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    caught = lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(LINT_PLANTS)('$rule catches $file', ({ rule, file }) => {
    expect(caught.get(file)).toContain(rule);
  });

  it.each(LINT_ALLOWED)('$file is allowed', ({ file }) => {
    expect(caught.get(file)).toBeUndefined();
  });

  it('every rule has a planted file', () => {
    const planted = LINT_PLANTS.map(({ rule }) => rule);
    expect(rulesTurnedOn().filter((rule) => !planted.includes(rule))).toEqual([]);
  });
});

function lint(folder: string): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 10_000_000 },
  );
  const byFile = new Map<string, string[]>();
  for (const { category, location } of Report.parse(JSON.parse(stdout)).diagnostics) {
    const file = location?.path ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), category.split('/').at(-1) ?? '']);
  }
  return byFile;
}

/** Names of all rules that biome.json sets to anything but off. */
function rulesTurnedOn(): string[] {
  const Rules = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())]));
  const Part = z.object({ linter: z.object({ rules: Rules.optional() }).optional() });
  const Config = Part.extend({ overrides: z.array(Part) });

  const config = Config.parse(JSON.parse(readFileSync('biome.json', 'utf8')));
  const names = [config, ...config.overrides].flatMap(({ linter }) =>
    Object.values(linter?.rules ?? {}).flatMap((group) =>
      typeof group === 'string'
        ? []
        : Object.entries(group).flatMap(([name, level]) => (level === 'off' ? [] : [name])),
    ),
  );
  return [...new Set(names)];
}
