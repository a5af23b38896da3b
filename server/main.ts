import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { createContext } from './appContext.ts';
import { readMasterKeys } from './crypto/readMasterKeys.ts';
import { watchFeed } from './db/feed/watchFeed.ts';
import { migrate } from './db/migrate/migrate.ts';
import { observeDatabase } from './db/observeDatabase.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createEventViews } from './domain/event/eventViews.ts';
import { createLive } from './domain/live/createLive.ts';
import { createSearchCounts } from './domain/search/counts/searchCounts.ts';
import { askBreachList, NO_BREACH_LIST } from './domain/staff/breachedPasswords.ts';
import { clientConfigOf, readEnvOrExit } from './env/env.ts';
import { createClamd } from './files/clamd.ts';
import { createFileStore } from './files/createFileStore.ts';
import { scanUploads } from './files/scanUploads.ts';
import { createAnswerCache } from './http/answer/answerCache.ts';
import { createRateLimit } from './http/guard/rateLimit.ts';
import { createListener } from './http/listen/createListener.ts';
import type { Readiness } from './http/listen/health.ts';
import { openServer, stopServer } from './http/listen/httpServer.ts';
import { loadBuiltPages } from './http/pages/builtPages.ts';
import { createPages, readPublic } from './http/pages/pages.ts';
import { openStaticFiles } from './http/pages/staticFiles.ts';
import { createLoginProviders } from './identity/createLoginProviders.ts';
import { createUnlinks } from './identity/createUnlinks.ts';
import { runPeriodicJobs } from './jobs/runPeriodicJobs.ts';
import { createLog, warnOf } from './lib/log.ts';
import { MB } from './lib/units.ts';
import { limits } from './limits/limits.ts';
import { measureQueries } from './metrics/measureQueries.ts';
import { registry } from './metrics/metrics.ts';
import { createFindChannels } from './notify/channels.ts';
import { createMailer } from './notify/mail.ts';
import { exitOnStartupError } from './start/exitOnStartupError.ts';
import { openKeys } from './start/openKeys.ts';
import { prepareData } from './start/prepareData.ts';
import { replayAfterRestores } from './start/replayErasureLog.ts';
import { warmUp } from './start/warmUp.ts';
import { watchKeys } from './start/watchKeys.ts';
import { createDeepl } from './translate/deepl.ts';
import { createTranslator } from './translate/translator.ts';

/** The folder of the built app. */
const DIST = join(import.meta.dirname, '..');
/** Rendering the first pages blocks the event loop, so it starts after `ready`. */
const WARM_UP_AFTER_MS = 250;

/**
 * The first process of a container ignores signals without a handler, so the handlers are set first.
 * A signal during the start is like a crash: the next start repairs what is left.
 */
let stop: (signal: 'SIGTERM' | 'SIGINT') => unknown = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

/**
 * V8 counts Buffers as heap growth. Without this flag it collects several times a second, and cached answers wait.
 * With it the heap may grow to four times its used size (docs/decisions/0003).
 */
setFlagsFromString('--heap-growing-percent=300');

// biome-ignore lint/style/noProcessEnv: the only place that reads the environment
const env = readEnvOrExit(process.env);
// React reads NODE_ENV when it is loaded; with 'production' it renders several times faster.
// biome-ignore lint/style/noProcessEnv: packages read it; our code uses `env`
process.env.NODE_ENV ??= 'production';
const log = createLog(env.logLevel);
// Memory, processor time, event loop and garbage collection. Measuring them runs a timer every 10 ms.
if (env.metricsToken) collectDefaultMetrics({ register: registry });
const readiness: Readiness = { state: 'starting' };

const masterKeys = await exitOnStartupError(readMasterKeys(env.keys.master));
const opening = exitOnStartupError(
  openDatabase({
    url: env.databaseUrl,
    pool: { connections: env.databasePool },
    directory: join(env.dataDir, 'db'),
    template: join(DIST, `database-template${env.seed === 'demo' ? '-demo' : ''}.tar.gz`),
  }),
);
// The embedded database takes a second to start in its thread; the client is loaded meanwhile.
const [opened, builtPages, demoModule] = await Promise.all([
  opening,
  loadBuiltPages(DIST),
  env.seed === 'demo' ? import('./demo/demo.ts') : undefined,
]);
if (env.migrationUrl) await exitOnStartupError(migrateAt(env.migrationUrl));
await exitOnStartupError(prepareData(opened, demoModule?.seed));
const tracing = env.traces
  ? (await import('./tracing/otlpTracing.ts')).createOtlpTracing(env.traces)
  : null;
const measured = observeDatabase(opened, measureQueries);
const database = tracing ? observeDatabase(measured, tracing.observeDatabase) : measured;
const keys = await exitOnStartupError(openKeys(database, masterKeys, env));
for (const warning of env.warnings) log.warn(warning);
/** /readyz has a connection of its own to PostgreSQL; the embedded database has only one connection. */
const probe = env.databaseUrl ? await exitOnStartupError(openProbe(env.databaseUrl)) : database;
const feed = await watchFeed(database, {
  onError: warnOf(log, 'The feed of changes could not be read'),
});

const context = createContext({
  db: feed.db,
  feed,
  masterKeys,
  memberKeys: keys.memberKeys,
  unlinks: createUnlinks(env.unlinks),
  factorPolicy: env.factorPolicy,
  isBreached: env.breachListUrl
    ? askBreachList({
        url: env.breachListUrl,
        onFailure: warnOf(log, 'The list of breached passwords could not be asked'),
      })
    : NO_BREACH_LIST,
  clientConfig: clientConfigOf(env),
  now: () => new Date(),
});
if (demoModule) await exitOnStartupError(demoModule.writeMessages(context));
const answers = createAnswerCache(feed, { maxBytes: env.answerCacheMb * MB });
const plainStore = createFileStore(env);
const fileStore = env.clamdAddress
  ? scanUploads(plainStore, createClamd(env.clamdAddress), log)
  : plainStore;
// Texts of a demonstration are made up, and a new seed gives its members the same ids.
const erasures =
  env.seed === 'none'
    ? await exitOnStartupError(
        replayAfterRestores(context, { keyStore: keys.store, fileStore, log }),
      )
    : null;
const pages = createPages({
  ...builtPages,
  config: context.clientConfig,
  uploadOrigin: fileStore.uploadOrigin,
  readPublic: (path, onShown) => readPublic(app, path, onShown),
  feed,
});
const demo = demoModule?.createDemo(context, {
  originals: join(DIST, 'demo-pictures'),
  cache: join(env.dataDir, 'pictures'),
});
const loginProviders = createLoginProviders(env.logins, {
  demoLoginProvider: demo?.loginProvider,
  ownOrigin: env.publicUrl,
  onFailure: (provider, reason) => log.warn({ provider, reason }, 'A login failed'),
});
const translator =
  env.deepl &&
  createTranslator(createDeepl(env.deepl), {
    onFailure: (problem) => log.warn({ problem }, 'Texts could not be translated'),
  });
const { mail } = limits.outside;
/** A member waits while it connects. */
const codeMailer =
  env.notices.mail && createMailer(env.notices.mail, { ...mail, openMs: mail.openForCallMs }, log);
const searchCounts = createSearchCounts();
const eventViews = createEventViews();
const live = createLive(context);
const app = createApp(context, {
  searchCounts,
  eventViews,
  live,
  loginProviders,
  fileStore,
  demo,
  answers,
  log,
  tracing,
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
  findChannels: createFindChannels({ ...env, ...context, settings: env.notices }),
  mailer: codeMailer,
  translator,
  metricsToken: env.metricsToken,
});

const server = await exitOnStartupError(
  openServer(createListener(app, answers, log, tracing), env),
);
readiness.state = 'ready';
log.info({ url: env.publicUrl, rows: database.engine }, 'ready');
if (process.stderr.isTTY) process.stderr.write(`\n  Open ${env.publicUrl}\n\n`);

const ending = new AbortController();
const warnOfRendering = warnOf(log, 'The first pages could not be rendered');
const warmingUp = wait(WARM_UP_AFTER_MS, undefined, { ref: false, signal: ending.signal })
  .then(() => warmUp(pages, (path) => readPublic(app, path), ending.signal))
  .catch((error) => ending.signal.aborted || warnOfRendering(error));
const jobs = runPeriodicJobs(context, {
  fileStore,
  searchCounts,
  eventViews,
  live,
  delivery: { ...env, settings: env.notices },
  log,
  stopSignal: ending.signal,
});
const keyWatch = env.seed === 'none' ? watchKeys(context.db, keys.store, log) : null;

/**
 * After SIGTERM the process still serves for `DRAIN_SECONDS`, until the load balancer sends it no more requests. Ctrl-C
 * closes the port at once. A second signal ends all waiting.
 */
stop = async (signal) => {
  const stopNow = new AbortController();
  stop = () => {
    stopNow.abort();
    stop = () => process.exit(1);
  };
  const drainMs = signal === 'SIGTERM' ? env.drainMs : 0;
  log.info({ drainMs }, 'stopping');
  live.drain(drainMs);
  await stopServer(server, readiness, { drainMs, stopNow: stopNow.signal });
  feed.stop();
  ending.abort();
  await Promise.all([
    warmingUp,
    jobs.stop(),
    codeMailer?.settle(),
    erasures?.stop(),
    keyWatch?.stop(),
  ]);
  await Promise.all([probe.close(), database.close(), keys.close(), tracing?.stop()]);
  process.exit(0);
};

/** The same database, as a role that may change tables. */
async function migrateAt(url: string) {
  const owner = await openDatabase({ url, pool: { name: 'migration' } });
  await migrate(owner).finally(owner.close);
}

function openProbe(url: string) {
  const { readyConnections: connections, readyMs: patienceMs } = limits.database;
  return openDatabase({ url, pool: { name: 'ready', connections, patienceMs } });
}
