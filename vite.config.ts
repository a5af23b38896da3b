import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { leanPackages } from './tools/leanPackages.ts';

/** `vite build --mode web | liff | server | examples`: the clients for browsers and Line, the server, the widgets. */
export default defineConfig(({ mode }): UserConfig => {
  const plugins = [react(), tailwindcss(), examples()];
  if (mode === 'server') return { plugins, publicDir: false, build: serverBuild };
  if (mode === 'liff') {
    return {
      plugins: [...plugins, leanPackages()],
      base: '/liff/',
      publicDir: false,
      build: clientBuild('liff', 'liff/main.tsx'),
    };
  }
  if (mode === 'examples') {
    return {
      plugins,
      base: '/examples/',
      publicDir: false,
      build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: EXAMPLES } },
    };
  }
  return { plugins: [...plugins, leanPackages()], build: clientBuild('web', 'src/main.tsx') };
});

/** Every widget in all its states: for the browser tests, which build it for themselves … */
const EXAMPLES = 'src/examples/examples.html';

/** … and for `npm run dev`, at /examples. No other build contains it. */
function examples(): Plugin {
  return {
    name: 'examples',
    apply: 'serve',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use('/examples', async (_, response) => {
        const html = await transformIndexHtml('/examples', readFileSync(EXAMPLES, 'utf8'));
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
      });
    },
  };
}

/** In one file: it compresses better than in several, and stays the same from release to release. */
const FIRST_LOAD_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|jotai|jotai-tanstack-query|@tanstack\/query-core)\//;

/**
 * The app and what /home shows, with all that they need: also one file, for the same reason. The first
 * screens of others want most of it too.
 */
const FIRST_SCREEN =
  /\/src\/(mountApp|layout\/Footer|domain\/LoadFailed|environment\/browserEnvironment|domain\/review\/(ReviewCard|LoadingReviews|usePopularReviews))\.tsx?$|\0vite\/preload-helper/;

/** What almost every other screen says: one small file instead of five. */
const LATER_TEXTS = /\/src\/i18n\/ko\/(bookmark|common|errorScreen|login|review)\.ts$/;

const NAMED = new Set(['app', 'ja', 'startAnyway', 'texts', 'vendor']);

function clientBuild(name: string, entry: string): BuildEnvironmentOptions {
  return {
    outDir: `dist/${name}`,
    manifest: 'manifest.json',
    target: 'es2022',
    // The server writes the tags that preload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entry,
      // Nothing here has getters that do something when they are read.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Every name of a part is in the list that all visitors load, so parts are known by their content.
        chunkFileNames: ({ name }) => `assets/${NAMED.has(name) ? '[name]' : 'part'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_LOAD_PACKAGES, priority: 2 },
            { name: 'app', test: FIRST_SCREEN, priority: 1 },
            { name: 'texts', test: LATER_TEXTS },
          ],
        },
      },
    },
  };
}

/** Every program is a file of its own in one flat folder: the worker is found beside whoever starts it. */
const serverBuild: BuildEnvironmentOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: {
    input: {
      main: 'server/main.ts',
      pgliteWorker: 'server/db/pglite/pgliteWorker.ts',
      makeTemplate: 'server/start/makeTemplateCommand.ts',
      backup: 'server/db/backup/backupCommand.ts',
      restore: 'server/db/backup/restoreCommand.ts',
      reset: 'server/db/resetCommand.ts',
      removeDemo: 'server/demo/removeDemoCommand.ts',
      createStaff: 'server/domain/staff/createStaffCommand.ts',
      entryServer: 'src/entryServer.tsx',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};
