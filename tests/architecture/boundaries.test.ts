import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  cruise,
  type IConfiguration,
  type ICruiseResult,
  type IFlattenedRuleSet,
} from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED, GROUND, PACKAGES, PLANTS, TOOLS } from './boundaryPlants.ts';
import { filesOf } from './sourceFiles.ts';

const config: IConfiguration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const ruleNames = (config.forbidden ?? []).map((rule) => rule.name ?? '');
const folders = ['contract', 'src', 'liff', 'server'];

describe('every boundary rule is broken by a planted file, and notices it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let caught: Violations;

  beforeAll(async () => {
    layGround(folder);
    caught = violationsIn(await cruiseTree(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PLANTS)('$rule catches $file', ({ rule, file }) => {
    expect(caught.get(file)).toContain(rule);
  });

  it.each(ALLOWED)('$file is allowed', ({ file }) => {
    expect(caught.get(file)).toBeUndefined();
  });

  it('every rule has a planted file, and every planted file a rule', () => {
    const planted = new Set(PLANTS.map(({ rule }) => rule));
    expect([...planted].sort()).toEqual([...ruleNames].sort());
  });
});

describe('the project itself', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    result = await cruiseTree(process.cwd());
  });

  it('was read completely: every source file is among the modules', () => {
    const read = new Set(result.modules.map(({ source }) => source));
    const files = folders.flatMap((folder) => filesOf(folder, /\.tsx?$/));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !read.has(file))).toEqual([]);
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(files.length);
  });

  it('breaks no rule', () => {
    expect(Object.fromEntries(violationsIn(result))).toEqual({});
  });

  it('docs/ARCHITECTURE.md lists each import between two folders, and no other', () => {
    expect(arrowsIn(result)).toEqual(arrowsOf(readFileSync('docs/ARCHITECTURE.md', 'utf8')));
  });
});

/** E.g. `src/pages`. Undefined for a file beside the folders, and for a program. */
function folderOf(file: string): string | undefined {
  const [top = '', folder, ...rest] = file.split('/');
  if (file.endsWith('Command.ts') || !folders.includes(top)) return undefined;
  if (top === 'contract' || top === 'liff') return top;
  return rest.length > 0 ? `${top}/${folder}` : undefined;
}

function arrowsIn({ modules }: ICruiseResult): string[] {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [folderOf(source), folderOf(resolved)]),
  );
  const between = arrows.filter(([from, to]) => from && to && from !== to);
  return [...new Set(between.map((arrow) => arrow.join(' → ')))].sort();
}

/** From lines like `src/ui → lib`. Liff imports folders of src. */
function arrowsOf(text: string): string[] {
  const lines = text.matchAll(/^(liff|(?:src|server)\/\w+) +→ (.+)$/gm);
  return [...lines]
    .flatMap(([, from = '', to = '']) => {
      const side = from.startsWith('server') ? 'server' : 'src';
      return to
        .split(' ')
        .map((name) => `${from} → ${name === 'contract' ? name : `${side}/${name}`}`);
    })
    .sort();
}

type Violations = Map<string, string[]>;

function violationsIn(result: ICruiseResult): Violations {
  const byFile: Violations = new Map();
  for (const { from, to, rule } of result.summary.violations) {
    byFile.set(from, [...(byFile.get(from) ?? []), rule.name, `→ ${to}`]);
  }
  return byFile;
}

async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: config.forbidden } as IFlattenedRuleSet,
    },
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** A small project of the same layout, where each file holds one import. */
function layGround(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const manifest = { dependencies: versions(PACKAGES), devDependencies: versions(TOOLS) };
  write('package.json', JSON.stringify(manifest));
  for (const name of [...PACKAGES, ...TOOLS, 'left-out']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, text] of Object.entries(GROUND)) write(file, text);
  for (const { file, line } of [...PLANTS, ...ALLOWED]) write(file, line);
}
