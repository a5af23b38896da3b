import { statSync } from 'node:fs';
import { readPageAssets } from '../../../server/http/pages/pageAssets.ts';
import { textFile } from '../../../src/i18n/i18n.ts';
import { namespacesOf } from '../../../src/layout/routing/screenAt.ts';
import { screens } from '../../../src/screens.ts';
import type { Row } from '../row.ts';

/**
 * The files that a browser loads until a screen is interactive, from the manifest of the build; compressed by brotli.
 */
export const scripts: Row = {
  name: 'scripts',
  needs: [],
  measure: async () => {
    const web = readPageAssets('dist/web', 'src/main.tsx', '');
    const liff = readPageAssets('dist/liff', 'liff/main.tsx', '');
    const kilobytes = (folder: string, files: string[]) =>
      files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0) / 1_000;
    const sizes = screens.map((screen) => {
      const texts = namespacesOf(screen).map((namespace) => textFile('ko', namespace));
      const sources = [screen.chunk, ...texts];
      return {
        path: screen.path,
        web: kilobytes('dist/web', web.scriptsFor(sources)),
        liff: kilobytes('dist/liff', liff.scriptsFor(sources)),
      };
    });
    const home = sizes.find(({ path }) => path === '/home');
    if (!home) throw new Error('There is no /home');
    const others = sizes.map((size) => `${size.path} ${size.web.toFixed(1)}`).join(', ');
    return [
      {
        name: 'scripts of the first load of /home, brotli',
        value: home.web,
        unit: 'kB',
        aim: { atMost: 130 },
        detail: `all: ${others}`,
      },
      {
        name: 'what LINE’s entry adds to them',
        value: home.liff - home.web,
        unit: 'kB',
        aim: { atMost: 25 },
        detail: `/home in LINE ${home.liff.toFixed(1)} kB`,
      },
    ];
  },
};
