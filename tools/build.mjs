/** Builds everything that `npm start` runs, unless no source file has changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SOURCES = ['contract', 'src', 'liff', 'server', 'public', 'tools'];
const SINGLE_SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist/built-from';
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

// A build started by a test has NODE_ENV=test, which would bundle React's development version.
process.env.NODE_ENV = 'production';

const stamp = stampOfSources();
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) {
  console.log('The build is up to date.');
} else {
  // Imported only when there is something to build: it would slow down every start.
  const { build } = await import('vite');
  const begun = Date.now();
  rmSync('dist', { recursive: true, force: true });
  const buildMode = (mode) => {
    console.log(`Building: ${mode}`);
    return build({ mode, logLevel: 'warn' });
  };
  await buildMode('server');
  copyFileSync('index.html', 'dist/index.html');
  cpSync('server/demo/pictures/files', 'dist/demo-pictures', { recursive: true });
  console.log('Building: database templates');
  const templates = makeDatabaseTemplates();
  for (const mode of ['web', 'worker', 'liff']) await buildMode(mode);
  console.log('Building: compressed copies');
  for (const folder of ['dist/web', 'dist/liff']) compressFiles(folder);
  await templates;
  writeFileSync(STAMP, stamp);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

function stampOfSources() {
  const hash = createHash('sha256').update(process.version);
  const files = SOURCES.flatMap(filesBelow).sort();
  for (const file of [...files, ...SINGLE_SOURCES]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function compressFiles(folder) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const file of filesBelow(folder)) {
    if (!COMPRESSIBLE.test(file) || file.endsWith('manifest.json')) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Creating and filling a database is most of a first start, so the build does it: in a process beside the others. */
async function makeDatabaseTemplates() {
  const maker = spawn(
    process.execPath,
    [
      'dist/server/makeTemplate.js',
      'dist/database-template.tar.gz',
      'dist/database-template-demo.tar.gz',
    ],
    { stdio: 'inherit' },
  );
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error('The database templates could not be made');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
