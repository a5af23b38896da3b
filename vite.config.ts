import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type UserConfig } from 'vite';

/** `vite build --mode web | worker | liff | server | examples`: the client, its service worker, LINE, the server, widgets. */
export default defineConfig(({ mode }): UserConfig => {
  const plugins = [react(), tailwindcss(), examples()];
  if (mode === 'worker') return { publicDir: false, build: workerBuild };
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
      // The stub of the postcode service stays a file with an address.
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

/** Reads and writes of most nouns. Those of the member share a file with the texts, which would then load all of them. */
const QUERIES = /\/src\/(api\/|domain\/(?!member\/)\w+\/\w+Atoms\.ts)/;

/** Lists, cards and filters of clinics, doctors, events and reviews. */
const RECORDS = /\/src\/domain\/(clinic|doctor|event|find|record|review|taxonomy)\//;

function clientBuild(name: string, entry: string): BuildEnvironmentOptions {
  return {
    outDir: `dist/${name}`,
    manifest: 'manifest.json',
    target: 'es2022',
    rolldownOptions: {
      input: entry,
      output: {
        // What every visitor loads: two files instead of many small ones. The rest is loaded with its screen.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'app', tags: ['$initial'] },
            // /home with its parts: one file compresses better than eleven.
            { name: 'home', test: /\/HomePage\.tsx$/ },
            // What several screens share: two files instead of thirty small ones.
            { name: 'queries', test: QUERIES, minShareCount: 3 },
            { name: 'records', test: RECORDS, minShareCount: 3 },
          ],
        },
      },
    },
  };
}

/** The service worker stands beside the built client under an address that never changes. */
const workerBuild: BuildEnvironmentOptions = {
  outDir: 'dist/web',
  emptyOutDir: false,
  target: 'es2022',
  rolldownOptions: {
    input: 'src/serviceWorker/sw.ts',
    output: { format: 'iife', entryFileNames: 'sw.js' },
  },
};

/** Each program is one file in a flat folder, so that a program finds its worker beside itself. */
const serverBuild: BuildEnvironmentOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: {
    input: {
      main: 'server/main.ts',
      pgliteWorker: 'server/db/pglite/pgliteWorker.ts',
      makeTemplate: 'server/start/makeTemplateCommand.ts',
      backup: 'server/start/backupCommand.ts',
      checkBackup: 'server/start/checkBackupCommand.ts',
      restore: 'server/start/restoreCommand.ts',
      reset: 'server/start/resetCommand.ts',
      removeDemo: 'server/demo/removeDemoCommand.ts',
      checkAudit: 'server/domain/audit/checkAuditCommand.ts',
      checkKeys: 'server/start/checkKeysCommand.ts',
      rotateKeys: 'server/start/rotateKeysCommand.ts',
      createStaff: 'server/domain/staff/createStaffCommand.ts',
      unlockStaff: 'server/domain/secondFactor/unlockStaffCommand.ts',
      entryServer: 'src/entryServer.tsx',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};
