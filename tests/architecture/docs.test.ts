import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEnv } from '../support/app/describeEnv.ts';
import { filesOf, sourcesOf } from './sourceFiles.ts';

const readme = readFileSync('README.md', 'utf8');
const documents = ['README.md', 'contract/README.md', ...filesOf('docs', /\.md$/)].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

describe('README.md', () => {
  it('lists every variable of the environment, as the server reads it', () => {
    const rows = describeEnv().map(
      ({ name, byDefault, about, isSecret }) =>
        `| \`${name}\`${isSecret ? ' `_FILE`' : ''} | ${byDefault && `\`${byDefault}\``} | ${about} |`,
    );
    const table = readme.slice(readme.indexOf('| Variable |'));
    expect(table.split('\n').slice(2, 2 + rows.length)).toEqual(rows);
  });

  it('names every script of package.json and no other', () => {
    const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
    const { scripts } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const named = [...readme.matchAll(/\bnpm (?:run )?([a-z0-9]+(?::[a-z0-9]+)*)\b/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !['ci', 'install', 'run'].includes(name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });
});

/** Also without its folder: clinicSql.ts, domain/clinic/clinicSql.ts. Not part of <noun>Sql.ts. */
const SOURCE_NAME = /(?<![\w<>*{}…/.-])((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css))(?![\w-])/g;

const FOLDERS = ['contract', 'src', 'liff', 'server', 'tests', 'tools', 'public', 'docs'];
const present = [...readdirSync('.'), ...FOLDERS.flatMap((folder) => filesOf(folder, /./))];
const isPresent = (name: string) => present.some((file) => `/${file}`.endsWith(`/${name}`));

describe('docs/ARCHITECTURE.md', () => {
  const architecture = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const [, tree = ''] = architecture.split('```');
  let folder = '';
  const shown = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( *)([\w.-]+\/?)(?= |$)/.exec(line) ?? [];
    if (indent === '') folder = name;
    return indent === '' ? [name] : [folder + name];
  });

  it('shows only folders and files that exist', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((path) => path !== '' && !existsSync(path))).toEqual([]);
  });

  it.each(['src', 'server'])('shows every folder of %s', (part) => {
    const folders = readdirSync(part, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${part}/${name}/`);
    expect(folders.filter((path) => !shown.includes(path))).toEqual([]);
  });
});

describe('every document', () => {
  it.each(documents)('$file names only files that exist', ({ text }) => {
    const folders = /^(contract|src|liff|server|tests|tools|public|docs|\.ci)\//;
    const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)]
      .map(([, code, link]) => code ?? link ?? '')
      .filter((path) => folders.test(path) && !/[<*{…]/.test(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(documents)('$file names only source files that exist', ({ text }) => {
    const named = [...text.matchAll(SOURCE_NAME)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !isPresent(name))).toEqual([]);
  });

  // Tables cannot be wrapped, and proof.md is written by its commands.
  it.each(documents.filter(({ file }) => file !== 'docs/proof.md'))(
    '$file is wrapped at 120',
    ({ text }) => {
      const tooLong = text.split('\n').filter((line) => line.length > 120 && !line.startsWith('|'));
      expect(tooLong).toEqual([]);
    },
  );
});

it('a comment in the source names only documents that exist', () => {
  const folders = ['contract', 'src', 'liff', 'server', 'tests', 'tools'];
  const named = sourcesOf(folders, /\.(tsx?|mjs|css)$/).flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]*\d{4}[\w-]*/g)].map(([path]) => ({ file, path })),
  );
  const isThere = (path: string) => documents.some(({ file }) => file.startsWith(path));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

describe('a decision', () => {
  const decisions = documents.filter(({ file }) => file.startsWith('docs/decisions/'));

  it.each(decisions)('$file has its number, its day and its status', ({ file, text }) => {
    const number = Number(/\/(\d{4})-/.exec(file)?.[1]);
    expect(text).toMatch(
      new RegExp(`^# ${number}\\. .+\n\n\\d{4}-\\d\\d-\\d\\d, (in force|replaced by)`),
    );
  });

  it('has its own number; that of a deleted one is not used again', () => {
    const numbers = decisions.map(({ file }) => /\/(\d{4})-/.exec(file)?.[1]);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers).not.toContain('0013');
  });
});
