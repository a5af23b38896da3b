import type { Hono } from 'hono';
import { createContext } from '../../../server/appContext.ts';
import type { Database } from '../../../server/db/database.ts';
import { watchFeed } from '../../../server/db/feed/watchFeed.ts';
import { createSessionFinder } from '../../../server/domain/session/createSessionFinder.ts';
import { createDevices } from '../../../server/domain/session/device/createDevices.ts';
import { createLogins } from '../../../server/domain/session/login/logins.ts';
import { mountFormAnswer } from '../../../server/domain/session/login/mountFormAnswer.ts';
import { mountNaverStart } from '../../../server/domain/session/login/mountNaverStart.ts';
import { sessionRoutes } from '../../../server/domain/session/sessionRoutes.ts';
import { NO_BREACH_LIST } from '../../../server/domain/staff/breachedPasswords.ts';
import { staffRoutes } from '../../../server/domain/staff/staffRoutes.ts';
import { createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import { createOwnWrites } from '../../../server/http/answer/ownWrites.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { mountRoutes } from '../../../server/http/mountRoutes.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { type LoginProviders, noLoginProviders } from '../../../server/identity/loginProvider.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { fakeMemberKeys } from '../fakes/fakeKeyStore.ts';
import { afterFile } from '../setup/afterFile.ts';
import { askApp, type Get, type Send } from './askApp.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import { testClientConfig } from './testClientConfig.ts';
import { testMasterKeys } from './testKeys.ts';

export interface LoginApp {
  app: Hono<AppEnv>;
  db: Database;
  get: Get;
  send: Send;
}

interface Options extends Partial<Pick<Services, 'log' | 'rateLimit'>> {
  db?: Database;
  now?: () => Date;
  loginProviders?: LoginProviders;
}

/** The logins and sessions of the server alone: it loads in a fifth of the time of the whole app. */
export async function openLoginApp(options: Options = {}): Promise<LoginApp> {
  const { now = () => new Date(), loginProviders = noLoginProviders } = options;
  const feed = await watchFeed(options.db ?? (await openTestDatabase()), { now });
  afterFile(feed.stop);
  const context = createContext({
    db: feed.db,
    feed,
    masterKeys: testMasterKeys,
    memberKeys: fakeMemberKeys(),
    unlinks: [],
    factorPolicy: 'none',
    isBreached: NO_BREACH_LIST,
    clientConfig: testClientConfig,
    now,
  });
  const services: Services = {
    answers: createAnswerCache(feed, { maxBytes: 0 }),
    ownWrites: createOwnWrites(context),
    sessions: createSessionFinder(context),
    rateLimit: options.rateLimit ?? createRateLimit(1_000_000),
    trustedHops: 0,
    devices: createDevices(context),
    runInTurn: (_owner, task) => task(),
    verifyRowJson: true,
    ownOrigin: testClientConfig.publicUrl,
    log: options.log ?? silentLog,
    tracing: null,
    now,
  };
  const app = mountRoutes(
    [...sessionRoutes(context, loginProviders), ...staffRoutes(context)],
    services,
  );
  const logins = createLogins(context, loginProviders);
  mountFormAnswer(app, logins, services);
  mountNaverStart(app, logins, services);
  return { app, db: feed.db, ...askApp(app) };
}
