import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type UserConfig } from 'vite';

/** `vite build --mode web | liff | server | examples`: the clients for browsers and Line, the server, the widgets. */
export default defineConfig(({ mode }): UserConfig => {
  const plugins = [react(), tailwindcss(), examples()];
  if (mode === 'server') return { plugins, publicDir: false, build: serverBuild };
  if (mode === 'liff') {
    return {
      plugins,
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
  return { plugins, build: clientBuild('web', 'src/main.tsx') };
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
      output: { codeSplitting: { groups: [{ name: 'vendor', test: FIRST_LOAD_PACKAGES }] } },
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
      pgliteWorker: 'server/db/pgliteWorker.ts',
      makeTemplate: 'server/db/makeTemplateCommand.ts',
      backup: 'server/db/backup/backupCommand.ts',
      restore: 'server/db/backup/restoreCommand.ts',
      createStaff: 'server/domain/staff/createStaffCommand.ts',
      entryServer: 'src/entryServer.tsx',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};
