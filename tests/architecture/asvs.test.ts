import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASVS_LEVELS } from './asvsLevels.ts';

const page = readFileSync('docs/asvs.md', 'utf8');

/** Ids of levels 1 and 2 as the standard has them, e.g. `1.2.3 (1)`. */
const asked = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
  levels
    .split('')
    .flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1} (${level})`])),
);

const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const excluded = page.split('\n\n').filter((text) => text.startsWith('Does not apply: '));
const withoutLevel = (id: string) => id.split(' ')[0] ?? '';

describe('docs/asvs.md', () => {
  it('answers each requirement of levels 1 and 2 once, with its level', () => {
    const inTables = rows.map((row) => row.split(' | ')[0]?.slice(2) ?? '');
    expect(inTables.filter((id) => !asked.includes(id))).toEqual([]);
    const ids = excluded.flatMap((text) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
    const answered = [...inTables.map(withoutLevel), ...ids].sort();
    expect(answered).toEqual(asked.map(withoutLevel).sort());
    expect(page).toContain(`${asked.length} requirements`);
  });

  it('says for each one that is held where, by paths that exist', () => {
    const start = page.indexOf('\n## V1 ');
    const held = rows.filter((row) => page.indexOf(row) > start);
    expect(held.length).toBeGreaterThan(100);
    for (const row of held) {
      const where = row.split(' | ').at(-1) ?? '';
      const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
      expect(paths, row).not.toEqual([]);
      expect(
        paths.filter((path) => !existsSync(path)),
        row,
      ).toEqual([]);
    }
  });

  it('says for each one that is not held in full which tests hold the control in its place', () => {
    const [open = ''] = page.split('\n## Data and their protection');
    const weakened = rows.filter((row) => open.includes(row));
    expect(weakened.length).toBeGreaterThan(5);
    for (const row of weakened) {
      const where = row.split(' | ').at(-1) ?? '';
      const tests = [...where.matchAll(/`(tests\/[^`]+\.test\.tsx?)`/g)].map(([, path]) => path);
      expect(tests, row).not.toEqual([]);
      expect(
        tests.filter((path) => !existsSync(path ?? '')),
        row,
      ).toEqual([]);
    }
  });

  it('names only sections of other documents that exist', () => {
    const named = [...page.matchAll(/`(docs\/[\w/.-]+)` \(([^)]+)\)/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, file = '', sections = ''] of named) {
      const text = readFileSync(file, 'utf8');
      for (const [, section] of sections.matchAll(/"([^"]+)"/g)) {
        expect(text, file).toContain(`\n## ${section}\n`);
      }
    }
  });

  it('has a link in README.md, where a reader begins', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('(docs/asvs.md)');
  });
});
