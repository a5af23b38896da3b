import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { hasPostgres, onServer, urlOfDatabase } from '../support/app/database/testPostgres.ts';
import { type RunningServer, startServer } from '../support/app/server/startServer.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import type { Extent } from './extent.ts';
import { findLoadSet } from './loadSet.ts';
import type { Need } from './row.ts';
import { withClient } from './withClient.ts';

export type DataSet = 'demo' | 'load';

/** The servers that the rows measure: started when first needed, stopped together. */
export interface World {
  extent: Extent;
  lacks: ReadonlySet<Need>;
  /** As `npm start` serves the demonstration: on the embedded database. */
  embedded(): Promise<RunningServer>;
  /** The same server, just started, for measurements without other requests. */
  fresh(env?: Record<string, string>): Promise<RunningServer>;
  /** On PostgreSQL. Without its cache every request reaches the database. */
  onPostgres(set: DataSet, options?: { isCached: boolean }): Promise<RunningServer>;
  /** Of a set on PostgreSQL. */
  databaseUrl(set: DataSet): Promise<string>;
  browser(): Promise<Browser>;
  /** Run in reverse order at the end. */
  later(step: () => Promise<unknown>): void;
  close(): Promise<void>;
}

const DEMO_DATABASE = `bench_${process.pid}`;
/** Limits are not measured here. */
const ENV = { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_PER_5_MIN: '1000000' };

export async function openWorld(extent: Extent): Promise<World> {
  const loadUrl = await findLoadSet();
  const steps: (() => Promise<unknown>)[] = [];
  const later = (step: () => Promise<unknown>) => void steps.push(step);

  const start = async (env: Record<string, string>) => {
    const server = await startServer({ env: { ...ENV, ...env } });
    later(server.stop);
    return server;
  };
  const demoUrl = once(async () => {
    await onServer(`create database ${DEMO_DATABASE} template template0`);
    later(() => onServer(`drop database if exists ${DEMO_DATABASE} with (force)`));
    return urlOfDatabase(DEMO_DATABASE);
  });
  // What PostgreSQL does by itself within minutes of a load, unless that is switched off.
  const tidied = onceFor((url) => withClient(url, (client) => client.query('vacuum (analyze)')));
  const databaseUrl = async (set: DataSet) => {
    if (set === 'demo') return demoUrl();
    if (loadUrl === undefined) throw new Error('There is no load set');
    await tidied(loadUrl);
    return loadUrl;
  };
  const startOnPostgres = async (set: DataSet, isCached: boolean) =>
    start({
      DATABASE_URL: named(await databaseUrl(set), 'ours'),
      // Their log lines have the time that the server took.
      LOG_LEVEL: 'info',
      ...(!isCached && { ANSWER_CACHE_MB: '0' }),
    });

  const servers = {
    demo: onceFor((isCached) => startOnPostgres('demo', isCached === 'true')),
    load: onceFor((isCached) => startOnPostgres('load', isCached === 'true')),
  };

  return {
    extent,
    lacks: lacking(loadUrl !== undefined),
    embedded: once(() => start({})),
    fresh: (env = {}) => start(env),
    onPostgres: (set, { isCached } = { isCached: false }) => servers[set](String(isCached)),
    databaseUrl,
    browser: once(async () => {
      const server = await launchBrowser();
      later(() => server.close());
      return chromium.connect(server.wsEndpoint());
    }),
    later,
    close: async () => {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}

/** The same address, under a name by which PostgreSQL distinguishes the clients. */
export function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

function lacking(hasLoadSet: boolean): Set<Need> {
  const lacks = new Set<Need>();
  if (!hasPostgres) lacks.add('PostgreSQL');
  if (!hasLoadSet) lacks.add('load set');
  if (!existsSync('/proc/self/stat')) lacks.add('processor times');
  return lacks;
}

function onceFor<T>(make: (word: string) => Promise<T>): (word: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (word) => {
    const known = made.get(word) ?? make(word);
    made.set(word, known);
    return known;
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
