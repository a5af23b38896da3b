import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../contract/pageRenderer.ts';
import { loadBuiltPages } from '../../../server/http/pages/builtPages.ts';
import { readPageAssets } from '../../../server/http/pages/pageAssets.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const folder = await mkdtemp(join(tmpdir(), 'built-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes files: path → text, or an object as JSON. */
async function write(files: Record<string, string | object>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, path), text);
  }
}

await write({
  'package.json': { type: 'module' },
  'index.html': '<html lang="<!--language-->"><!--head--><!--app--><!--scripts--></html>',
  'web/manifest.json': {
    'src/main.tsx': {
      file: 'main.js',
      css: ['base.css', 'more.css'],
      imports: ['_react.js', '_dates.js'],
    },
    '_react.js': { file: 'react.js' },
    '_dates.js': { file: 'dates.js', imports: ['_react.js'] },
    'src/home.tsx': { file: 'home.js', imports: ['_list.js', 'src/main.tsx'] },
    '_list.js': { file: 'list.js', imports: ['_dates.js'] },
  },
  'web/base.css': 'p{content:"의원"}',
  'web/more.css': 'a{color:red}',
  'liff/manifest.json': { 'liff/main.tsx': { file: 'line.js' } },
  'server/entryServer.js': `
    let areLoaded = false;
    export const loadScreens = async () => { areLoaded = true; };
    export const renderPage = () => areLoaded;
    export const pageAddress = (url) => url + ' normalized';`,
});

describe('the scripts and the style of a built page', () => {
  const assets = () => readPageAssets(join(folder, 'web'), 'src/main.tsx', '/base/');

  it('has each script once, after those that it imports', () => {
    expect(assets().scriptsFor([])).toEqual(['/base/react.js', '/base/dates.js', '/base/main.js']);
    expect(assets().scriptsFor(['src/home.tsx', 'src/home.tsx'])).toEqual(
      ['react', 'dates', 'main', 'list', 'home'].map((name) => `/base/${name}.js`),
    );
  });

  it('leaves out a source that has no script of its own', () => {
    expect(assets().scriptsFor(['src/none.tsx'])).toEqual(assets().scriptsFor([]));
  });

  it('has all style sheets of the entry in one text', () => {
    expect(assets().css).toBe('p{content:"의원"}a{color:red}');
    expect(readPageAssets(join(folder, 'liff'), 'liff/main.tsx', '/').css).toBe('');
  });

  it('are incomplete without the entry, and the error names it', () => {
    expect(() => readPageAssets(join(folder, 'web'), 'src/gone.tsx', '/')).toThrow(
      'The build of src/gone.tsx is incomplete',
    );
  });
});

describe('the built client', () => {
  const htmlAt = async (address: string) => {
    const { document } = await loadBuiltPages(folder);
    const page: RenderedPage = {
      status: 200,
      address,
      language: 'ja',
      head: '',
      body: '',
      scripts: [],
      boot: { config: testClientConfig, answers: null },
    };
    return (await document(page)).html;
  };

  it('renders with its screens loaded, and normalizes addresses', async () => {
    const { render, addressOf } = await loadBuiltPages(folder);
    expect(render({ url: '/home', config: testClientConfig, readPublic: fetch })).toBe(true);
    expect(addressOf('/home', '')).toBe('/home normalized');
  });

  it('has its own scripts and styles for the web and for LINE, in one document', async () => {
    expect(await htmlAt('/home')).toMatch(
      /^<html lang="ja"><style>p\{content:"의원"\}.*\["\/react\.js","\/dates\.js","\/main\.js"\]/s,
    );
    expect(await htmlAt('/liff/home')).toMatch(
      /^<html lang="ja"><style><\/style>.*\["\/liff\/line\.js"\]/s,
    );
  });
});
