import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONVENTIONS } from './conventions.ts';
import { filesOf, linesMatching, sourcesOf } from './sourceFiles.ts';

const FOLDERS = ['contract', 'src', 'liff', 'server'];

describe.each(CONVENTIONS)('$promise', ({ folders, files, except, pattern, plants, harmless }) => {
  it('holds everywhere', () => {
    const sources = sourcesOf(folders, files).filter(({ file }) => !except?.test(file));
    expect(linesMatching(sources, pattern)).toEqual([]);
  });

  it.each(plants)('notices %s', (line) => expect(line).toMatch(pattern));
  it.each(harmless)('allows %s', (line) => expect(line).not.toMatch(pattern));
});

describe('files', () => {
  const sources = sourcesOf([...FOLDERS, 'tests'], /\.(tsx?|css)$/);
  const sizes = sources.map(({ file, lines }) => ({ file, size: lines.length - 1 }));

  it('none is longer than 300 lines', () => {
    const long = sizes.filter(({ size }) => size > 300).map(({ file }) => file);
    expect(long).toEqual([]);
  });

  it('the median stays near 50 lines', () => {
    const sorted = sizes.map(({ size }) => size).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
  });

  it('none is called index', () => {
    const names = [...FOLDERS, 'tests'].flatMap((folder) => filesOf(folder, /^index\.[jt]sx?$/));
    expect(names).toEqual([]);
  });
});

describe('business constants', () => {
  it('CONST-03 CONST-06 CONST-21 CONST-22 each is used by the app, not only defined', () => {
    const homes = ['src/constants.ts', 'contract/plain/limits.ts'];
    const names = homes.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
    );
    const app = sourcesOf(FOLDERS, /\.tsx?$/).filter(({ file }) => !homes.includes(file));
    const unused = names.filter(
      (name) => !app.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(unused).toEqual([]);
  });
});

describe('icons', () => {
  it('each is used: every visitor loads all of them', () => {
    const shapes = 'src/ui/picture/icons.ts';
    const names = [...readFileSync(shapes, 'utf8').matchAll(/^ {2}(\w+):(?:\s+'| LINES)/gm)].map(
      ([, name]) => name,
    );
    const others = sourcesOf(['src', 'liff'], /\.tsx?$/).filter(({ file }) => file !== shapes);
    const unused = names.filter(
      (name) =>
        !others.some(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`)),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(unused).toEqual([]);
  });
});

describe('nouns of the contract', () => {
  const files = filesOf('contract', /\.ts$/).map((file) => basename(file, '.ts'));
  const known = [
    ...files,
    ...files.map((file) => file.replace(/^staff(.)/, (_, first) => first.toLowerCase())),
    // Clinic, doctor, event and review are records; a preview is an unsaved one.
    'preview',
    'record',
    // Clinics, doctors and events, as staff write them.
    'content',
  ];

  it.each(['src/domain', 'server/domain'])('every folder of %s is one of them', (folder) => {
    const nouns = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(nouns.length).toBeGreaterThan(0);
    expect(nouns.filter((noun) => !known.includes(noun))).toEqual([]);
  });
});
