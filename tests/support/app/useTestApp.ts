import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { fakeSessions } from '../fakes/fakeSessions.ts';
import { emptyTables, emptyToTaxonomy } from './database/testDatabase.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

export type UsedTestApp = ReturnType<typeof useTestApp>;

interface Options extends Omit<TestAppOptions, 'db' | 'now'> {
  /** The time at which each test begins; it stands still. Without it the clock is the real one. */
  start?: Date;
  /** Each test begins with the taxonomy, places and aliases. */
  hasTaxonomy?: boolean;
}

/**
 * One app for the tests of a file. Each test begins with empty tables, at `start`, and names the session of each call
 * (fakeSessions.ts). Call it inside `forOneEngine`; tests and hooks can use what it returns.
 */
export function useTestApp(
  open: () => Promise<Database>,
  { start, hasTaxonomy = false, options, ...more }: Options = {},
) {
  let opened: TestApp;
  let time = start;

  beforeAll(async () => {
    opened = await openTestApp({
      db: await open(),
      now: () => time ?? new Date(),
      options: { sessions: fakeSessions, ...options },
      ...more,
    });
  });
  beforeEach(async () => {
    time = start;
    await (hasTaxonomy ? emptyToTaxonomy : emptyTables)(opened.db);
  });

  const get: TestApp['get'] = (path, headers) => opened.get(path, headers);
  return {
    get app() {
      return opened.app;
    },
    get context() {
      return opened.context;
    },
    get answers() {
      return opened.answers;
    },
    get db() {
      return opened.db;
    },
    ownWrites: () => opened.ownWrites(),
    get,
    send: (...call: Parameters<TestApp['send']>) => opened.send(...call),
    /** The `data` of what the path answers. */
    data: async (path: string, headers?: Record<string, string>) =>
      Object((await get(path, headers)).body).data,
    /** The clock of the app. A test may set it. */
    get now() {
      return time ?? new Date();
    },
    set now(at: Date) {
      time = at;
    },
    /** Sets the clock forward. */
    later: (ms: number) => {
      time = new Date((time ?? new Date()).getTime() + ms);
    },
  };
}
