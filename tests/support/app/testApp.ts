import type { Hono } from 'hono';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { type AppOptions, createApp } from '../../../server/app.ts';
import { type AppContext, createContext } from '../../../server/appContext.ts';
import type { MemberKeys } from '../../../server/crypto/createMemberKeys.ts';
import type { Database } from '../../../server/db/database.ts';
import { watchFeed } from '../../../server/db/feed/watchFeed.ts';
import type { FactorPolicy } from '../../../server/domain/secondFactor/factorState.ts';
import { type IsBreached, NO_BREACH_LIST } from '../../../server/domain/staff/breachedPasswords.ts';
import { type AnswerCache, createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import { createOwnWrites } from '../../../server/http/answer/ownWrites.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import type { Unlink } from '../../../server/identity/unlink.ts';
import { fakeMemberKeys } from '../fakes/fakeKeyStore.ts';
import { afterFile } from '../setup/afterFile.ts';
import { aDemo } from './aDemo.ts';
import { type Get, readAnswer, type Send, writeOf } from './askApp.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import { testClientConfig } from './testClientConfig.ts';
import { aDiskStore } from './testFileStore.ts';
import { testMasterKeys } from './testKeys.ts';

export type { Answer } from './askApp.ts';

export interface TestApp {
  app: Hono<AppEnv>;
  context: AppContext;
  answers: AnswerCache;
  /** Changes that its transactions append are known to the app at once. */
  db: Database;
  /** The header that names the newest transactions of `db` as own writes, also those that no call made. */
  ownWrites: () => Record<string, string>;
  /**
   * Asks like the browser that made the last write. Without a cache the request names every transaction of `db`, so no
   * answer is stale.
   */
  get: Get;
  send: Send;
}

export interface TestAppOptions {
  db?: Database;
  now?: () => Date;
  /** The monotonic clock of the feed. */
  clock?: () => number;
  memberKeys?: MemberKeys;
  unlinks?: readonly Unlink[];
  factorPolicy?: FactorPolicy;
  isBreached?: IsBreached;
  /** Off by default: rows that a test writes without the app are visible at once. For photos: changeInPublic.ts. */
  isCached?: boolean;
  config?: Partial<ClientConfig>;
  options?: AppOptions;
}

/** The whole app of a demonstration on a migrated, empty database; no port is opened. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { now = () => new Date() } = options;
  const feed = await watchFeed(options.db ?? (await openTestDatabase()), {
    now,
    ...(options.clock && { clock: options.clock }),
  });
  afterFile(feed.stop);
  const context = createContext({
    db: feed.db,
    feed,
    masterKeys: testMasterKeys,
    memberKeys: options.memberKeys ?? fakeMemberKeys(),
    unlinks: options.unlinks ?? [],
    factorPolicy: options.factorPolicy ?? 'none',
    isBreached: options.isBreached ?? NO_BREACH_LIST,
    clientConfig: { ...testClientConfig, ...options.config },
    now,
  });
  const answers = createAnswerCache(feed, options.isCached ? {} : { maxBytes: 0 });
  const rateLimit = createRateLimit(1_000_000);
  const fileStore = aDiskStore().store;
  const demo = await aDemo(feed.db);
  const app = createApp(context, {
    answers,
    rateLimit,
    fileStore,
    demo,
    ...options.options,
  });
  const tokens = createOwnWrites(context);
  const ownWrites = (): Record<string, string> => {
    const token = tokens.tokenOf(Number.NEGATIVE_INFINITY);
    return token === null ? {} : { [OWN_WRITE]: token };
  };
  let written = {};
  const ask = async (path: string, init: RequestInit) => {
    const own = options.isCached ? written : ownWrites();
    const headers = { ...(path.startsWith('/public/') && own), ...init.headers };
    const response = await app.request(path, { ...init, headers });
    const token = response.headers.get(OWN_WRITE);
    if (token !== null) written = { [OWN_WRITE]: token };
    return readAnswer(response);
  };
  return {
    app,
    context,
    answers,
    db: feed.db,
    ownWrites,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (...call) => ask(call[1], writeOf(...call)),
  };
}
