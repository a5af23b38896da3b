import { describe, expect, it } from 'vitest';
import { ko } from '../../src/i18n/ko/ko.ts';
import { koreanTexts } from '../../src/i18n/korean.ts';
import { importsOf, needed } from './imports.ts';
import { sourcesOf } from './sourceFiles.ts';

type Tree = { readonly [name: string]: string | Tree };

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : keysOf(text, `${path}${name}.`),
  );

const ALL = keysOf(ko);
// Before any screen is loaded.
const FIRST = keysOf(koreanTexts);
const SAID = new RegExp(`['"\`]((?:${Object.keys(ko).join('|')})\\.[^'"\`\\s]+)['"\`]`, 'g');
const ADDED = /\baddTexts\((ko|\{[^}]*\})\)/g;

const sources = new Map(sourcesOf(['src'], /\.tsx?$/).map(({ file, text }) => [file, text]));
const textOf = (file: string) => sources.get(file) ?? '';
const app = [...needed('src/mountApp.tsx', sources)];
const lazy = [...new Set([...sources].flatMap(([file, text]) => importsOf(file, text).lazily))]
  .filter((file) => sources.has(file) && !file.startsWith('src/i18n/'))
  .toSorted();

/** What a file may say: `review.${moment}Photo` are several keys. */
const saidIn = (file: string) =>
  [...textOf(file).matchAll(file.startsWith('src/staff/') ? BY_VISITORS : SAID)].flatMap(
    ([, said = '']) => {
      const pattern = said.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+');
      return ALL.filter((key) => new RegExp(`^${pattern}(\\.|$)`).test(key));
    },
  );

const addedIn = (file: string) =>
  [...textOf(file).matchAll(ADDED)].flatMap(([, added = '']) =>
    ALL.filter((key) => added === 'ko' || added.match(/\w+/g)?.includes(key.split('.')[0] ?? '')),
  );

/** The console has texts of its own, under names that are used here, too; visitors' come by `common(…)`. */
const BY_VISITORS = /\bcommon\('([^']+)'\)/g;

function missing(files: string[]): string[] {
  const atHand = new Set([...FIRST, ...files.flatMap(addedIn)]);
  const said = files.filter((file) => !file.startsWith('src/i18n/')).flatMap(saidIn);
  return [...new Set(said)].filter((key) => !atHand.has(key));
}

describe('Korean texts are there before they are shown', () => {
  it('those of the app come with it', () => {
    expect(app.flatMap(saidIn).length).toBeGreaterThan(30);
    expect(missing(app)).toEqual([]);
  });

  it('nothing comes with it that only others say', () => {
    const first = [...app, ...needed('src/pages/home/homeScreen.ts', sources)];
    const said = new Set(first.flatMap(saidIn));
    expect(FIRST.filter((key) => !said.has(key))).toEqual([]);
  });

  it.each([...lazy, 'src/examples/examplesMain.tsx'])('%s brings along what it says', (file) => {
    expect(missing([...needed(file, sources)])).toEqual([]);
  });
});
