import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../../src/i18n/i18n.ts';
import { browsing } from '../../src/i18n/ko/browsing.ts';
import { everywhere } from '../../src/i18n/ko/everywhere.ts';
import { membership } from '../../src/i18n/ko/membership.ts';
import { staff } from '../../src/i18n/ko/staff.ts';
import { modalTexts } from '../../src/modals.ts';
import { notFound, screens } from '../../src/screens.ts';
import type { ModalName } from '../../src/state/modal.ts';
import { sourcesOf } from './sourceFiles.ts';

const NAMESPACES: Partial<Record<Namespace, object>> = { everywhere, browsing, membership };

const STATIC = /^(?:import|export) (?!type)[^;]*?'(\.[^']+)'/gm;
const DYNAMIC = /import\('(\.[^']+)'\)/g;
/** These load texts themselves: the console, the maps of screens, modals and texts, and the messages for failed calls. */
const ELSEWHERE = /^src\/(staff|i18n)\/|^src\/(screens|modals)\.ts$|\/useAsMember\.ts$/;

function importsOf(file: string): { text: string; now: string[]; later: string[] } {
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
  return { text, now: found(STATIC), later: found(DYNAMIC) };
}

/** The files that are loaded with a file, and those that it loads later. */
function filesFrom(file: string, isLater: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || ELSEWHERE.test(file)) return seen;
  seen.add(file);
  const { now, later } = importsOf(file);
  for (const next of isLater ? [...now, ...later] : now) filesFrom(next, isLater, seen);
  return seen;
}

/** `counsel.title in src/…` for each name of a text that is in none of the namespaces. */
const textsNotIn = (files: Iterable<string>, loaded: readonly Namespace[]): string[] =>
  [...files].flatMap((file) =>
    namesNotIn(importsOf(file).text, loaded).map((name) => `${name} in ${file}`),
  );

function namesNotIn(source: string, loaded: readonly Namespace[]): string[] {
  const areas = Object.entries(NAMESPACES)
    .filter(([namespace]) => !loaded.includes(namespace as Namespace))
    .flatMap(([, texts]) => Object.keys(texts));
  const missing = new RegExp(`['\`]((?:${areas.join('|')})\\.[a-zA-Z$][^'\`]*)['\`]`, 'g');
  return [...source.matchAll(missing)].map(([, name = '']) => name);
}

/** The rows of screens.ts; some have the title of their page. */
const rows = readFileSync('src/screens.ts', 'utf8').split('path: ');

const initial = filesFrom('src/main.tsx', false);
const startingAt = (file: string) =>
  [...filesFrom(file, true)].filter((each) => !initial.has(each));

describe('no name of a text is ever shown, because its text is loaded first:', () => {
  it('I18N-05 what every page loads shows texts of every page', () => {
    expect(initial.size).toBeGreaterThan(90);
    expect(textsNotIn(initial, ['everywhere'])).toEqual([]);
  });

  it.each([...screens.filter(({ hasOwnFrame }) => !hasOwnFrame), notFound])(
    'I18N-05 the screen of $path',
    ({ chunk, namespaces = [] }) => {
      const loaded = ['everywhere', ...namespaces] as const;
      expect(textsNotIn(startingAt(chunk), loaded)).toEqual([]);
      const row = rows.find((each) => each.includes(`'${chunk}'`));
      expect(namesNotIn(String(row), loaded)).toEqual([]);
    },
  );

  const modalFiles = [
    ...readFileSync('src/modals.ts', 'utf8').matchAll(
      /^ {2}(\w+): async \(\) =>\s+\(\s*await import\('(\.[^']+)'/gm,
    ),
  ].map(([, name, path = '']) => [name as ModalName, join('src', path)] as const);

  it('every modal is found', () => {
    expect(modalFiles.map(([name]) => name)).toEqual(Object.keys(modalTexts));
  });

  it.each(modalFiles)('I18N-05 the modal %s', (name, file) => {
    expect(textsNotIn(startingAt(file), ['everywhere', ...modalTexts[name]])).toEqual([]);
  });
});

describe('every text is shown somewhere', () => {
  const code = sourcesOf(['src', 'liff', 'server', 'contract'], /\.tsx?$/)
    .filter(({ file }) => !/^(src\/i18n|server\/demo)\//.test(file))
    .map(({ text }) => text)
    .join('\n');
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, word = '']) => word);
  /** Words in quotes, and keys of objects: a name of a text, or a part that the code puts into one. */
  const words = new Set([...found(/['"]([\w.-]+)['"]/g), ...found(/\b([\w-]+): /g)]);
  /** `find.day.${day}` fits each text of `find.day`. */
  const templates = found(/`(\w+\.[\w.]*\$\{[^`\n]*)`/g)
    .map((template) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => /^[\w.]+$/.test(parts.join('')))
    .map((parts) => parts.map((part) => part.replaceAll('.', '\\.')))
    .map((parts) => new RegExp(`^${parts.join('([\\w-]+(?:\\.[\\w-]+)*)')}$`));
  /** AuditRow.tsx makes these names from the details of an entry. */
  const FROM_ENTRIES = /^(person\.deed|content\.action)\./;

  const isShown = (name: string) =>
    words.has(name) ||
    FROM_ENTRIES.test(name) ||
    templates.some((template) =>
      template
        .exec(name)
        ?.slice(1)
        .every((part) => words.has(part)),
    );

  it.each(Object.entries({ ...NAMESPACES, staff }))('of %s', (_, texts) => {
    expect(namesOf(texts).filter((name) => !isShown(name))).toEqual([]);
  });
});

const namesOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : namesOf(text, `${path}${name}.`),
  );
