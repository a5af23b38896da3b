import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.ts';
import type { AppContext } from './appContext.ts';
import { openDatabase } from './db/openDatabase.ts';
import { watchPublicVersion } from './db/publicVersion.ts';
import { sweepUploads } from './domain/upload/sweepUploads.ts';
import { clientConfigOf, readEnvOrExit } from './env/env.ts';
import { createFileStore } from './files/createFileStore.ts';
import { createAnswerCache } from './http/answer/answerCache.ts';
import { createRateLimit } from './http/guard/rateLimit.ts';
import { createListener } from './http/listen/createListener.ts';
import type { Readiness } from './http/listen/health.ts';
import { openServer, stopServer } from './http/listen/httpServer.ts';
import { createLog, warnOf } from './http/listen/requestLog.ts';
import { loadBuiltPages } from './http/pages/builtPages.ts';
import { createPages, readPublic } from './http/pages/pages.ts';
import { openStaticFiles } from './http/pages/staticFiles.ts';
import { createIdentities } from './identity/createIdentities.ts';
import { repeat } from './jobs/repeat.ts';
import { remindAndRestore } from './jobs/runPeriodicJobs.ts';
import { limits } from './limits.ts';
import { deliverNotices } from './notify/deliverNotices.ts';
import { exitOnStartupError } from './start/exitOnStartupError.ts';
import { prepareData } from './start/prepareData.ts';
import { warmUp } from './start/warmUp.ts';

/** The composition root: the one place that reads the environment and chooses what stands behind each port. */
const DIST = join(import.meta.dirname, '..');
const SWEEP_MS = 10 * 60 * 1_000;
const REMIND_MS = 60 * 1_000;
const DELIVER_MS = 2_000;
/** Whoever waits for us hears that we are ready before we draw pages, which takes us whole. */
const WARM_UP_AFTER_MS = 250;

/**
 * The first process of a container is not ended by a signal that it does not hear, so it hears them from the
 * beginning. A start that breaks off leaves behind what a crash would, and the next one copes with it.
 */
let stop: (signal: 'SIGTERM' | 'SIGINT') => unknown = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

/**
 * Bytes of answers count as growth of a heap that is small, and V8 marked all of it several times a second to find
 * them, while known answers waited. It may grow to four times what is in use (docs/decisions/0003).
 */
setFlagsFromString('--heap-growing-percent=300');

// biome-ignore lint/style/noProcessEnv: read here, checked there, passed on from here
const env = readEnvOrExit(process.env);
// React reads it when it is loaded, and renders pages several times faster with it.
// biome-ignore lint/style/noProcessEnv: for packages; ours ask `env`
process.env.NODE_ENV ??= 'production';
const log = createLog(env.logLevel);
const readiness: Readiness = { state: 'starting' };

const opening = exitOnStartupError(
  openDatabase({
    url: env.databaseUrl ?? undefined,
    directory: join(env.dataDir, 'db'),
    template: join(DIST, `database-template${env.seed === 'demo' ? '-demo' : ''}.tar.gz`),
  }),
);
// The embedded engine takes a second to start in its thread; the client is loaded meanwhile.
const [database, builtPages, demoModule] = await Promise.all([
  opening,
  loadBuiltPages(DIST),
  env.seed === 'demo' ? import('./demo/demo.ts') : undefined,
]);
await exitOnStartupError(prepareData(database, demoModule?.seed));
/** PostgreSQL has a connection for /readyz; the embedded engine has one for everything. */
const probe = env.databaseUrl ? await exitOnStartupError(openProbe(env.databaseUrl)) : database;
const publicVersion = await watchPublicVersion(database, {
  onError: warnOf(log, 'The public version could not be read'),
});

const context: AppContext = {
  db: publicVersion.db,
  publicVersion,
  clientConfig: clientConfigOf(env),
  now: () => new Date(),
};
const answers = createAnswerCache(publicVersion, { maxBytes: env.answerCacheMb * 1024 * 1024 });
const pages = createPages({
  ...builtPages,
  config: context.clientConfig,
  readPublic: (path) => readPublic(app, path),
  publicVersion: () => publicVersion.current().content,
});
const demo = demoModule?.createDemo(context, {
  originals: join(DIST, 'demo-pictures'),
  cache: join(env.dataDir, 'pictures'),
});
const identities = createIdentities(env.logins, {
  localProvider: demo?.loginProvider,
  ownOrigin: env.publicUrl,
  onFailure: (provider, reason) => log.warn({ provider, reason }, 'A login failed'),
});
const fileStore = createFileStore(env);
const app = createApp(context, {
  identities,
  fileStore,
  demo,
  answers,
  log,
  readiness,
  probe,
  pages,
  files: openStaticFiles([
    { base: '/', folder: join(DIST, 'web') },
    { base: '/liff/', folder: join(DIST, 'liff') },
  ]),
  rateLimit: createRateLimit(env.rateLimitPer5Min),
  trustedHops: env.trustedProxyHops,
  verifyRowJson: false,
  lineAccount: env.notices.line,
  metricsToken: env.metricsToken,
});

const server = await exitOnStartupError(openServer(createListener(app, answers, log), env));
readiness.state = 'ready';
log.info({ url: env.publicUrl, rows: database.engine }, 'ready');
if (process.stderr.isTTY) process.stderr.write(`\n  Open ${env.publicUrl}\n\n`);

const ending = new AbortController();
const warnOfDrawing = warnOf(log, 'The first pages could not be drawn');
const warmingUp = wait(WARM_UP_AFTER_MS, undefined, { ref: false, signal: ending.signal })
  .then(() => warmUp(pages, (path) => readPublic(app, path), ending.signal))
  .catch((error) => ending.signal.aborted || warnOfDrawing(error));

const sweeping = repeat(SWEEP_MS, () =>
  sweepUploads(context.db, fileStore, context.now()).catch(
    warnOf(log, 'Uploads that were given up could not be swept'),
  ),
);

const reminding = repeat(REMIND_MS, () =>
  remindAndRestore(context.db, context.now()).catch(warnOf(log, 'Nobody could be reminded')),
);
const delivery = { ...env, settings: env.notices, now: context.now, end: ending.signal };
const delivering = repeat(DELIVER_MS, () =>
  deliverNotices(context.db, delivery).then(() => {}, warnOf(log, 'Notices could not be sent')),
);

/** Ctrl-C comes from a person and not from a balancer's machine, so it does not drain. A second signal waits for nobody. */
stop = async (signal) => {
  const hurry = new AbortController();
  stop = () => {
    hurry.abort();
    stop = () => process.exit(1);
  };
  const drainMs = signal === 'SIGTERM' ? env.drainMs : 0;
  log.info({ drainMs }, 'stopping');
  await stopServer(server, readiness, { drainMs, hurry: hurry.signal });
  publicVersion.stop();
  ending.abort();
  await Promise.all([warmingUp, sweeping.stop(), reminding.stop(), delivering.stop()]);
  await Promise.all([probe.close(), database.close()]);
  process.exit(0);
};

function openProbe(url: string) {
  const { readyConnections: connections, readyMs: patienceMs } = limits.database;
  return openDatabase({ url, pool: { connections, patienceMs } });
}
