import type { Hono } from 'hono';
import type { ClientConfig } from '../../../contract/clientConfig.ts';
import { type AppOptions, createApp } from '../../../server/app.ts';
import type { AppContext } from '../../../server/appContext.ts';
import type { MemberKeys } from '../../../server/crypto/createMemberKeys.ts';
import type { Database } from '../../../server/db/database.ts';
import { watchPublicVersion } from '../../../server/db/publicVersion.ts';
import { type AnswerCache, createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { fakeMemberKeys } from '../fakes/fakeKeyStore.ts';
import { afterFile } from '../setup/afterFile.ts';
import { aDemo } from './aDemo.ts';
import { testClientConfig } from './testClientConfig.ts';
import { openTestDatabase } from './testDatabase.ts';
import { aDiskStore } from './testFileStore.ts';
import { testMasterKeys } from './testKeys.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body, or its text if it is not JSON. */
  body: unknown;
}

export interface TestApp {
  app: Hono<AppEnv>;
  context: AppContext;
  answers: AnswerCache;
  /** Its transactions raise the public version for the caches of the app. */
  db: Database;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends it as a page of ours would: JSON, with our origin. */
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

export interface TestAppWishes {
  db?: Database;
  now?: () => Date;
  memberKeys?: MemberKeys;
  /** Off by default: rows that a test writes without the app are visible at once. */
  isCached?: boolean;
  config?: Partial<ClientConfig>;
  options?: AppOptions;
}

/** The whole app of a demonstration on a migrated, empty database; no port is opened. */
export async function openTestApp(wishes: TestAppWishes = {}): Promise<TestApp> {
  const { now = () => new Date() } = wishes;
  const watch = await watchPublicVersion(wishes.db ?? (await openTestDatabase()), { now });
  afterFile(watch.stop);
  const context: AppContext = {
    db: watch.db,
    publicVersion: watch,
    masterKeys: testMasterKeys,
    memberKeys: wishes.memberKeys ?? fakeMemberKeys(),
    clientConfig: { ...testClientConfig, ...wishes.config },
    now,
  };
  const answers = createAnswerCache(watch, wishes.isCached ? {} : { maxBytes: 0 });
  const rateLimit = createRateLimit(1_000_000);
  const fileStore = aDiskStore().store;
  const demo = await aDemo(watch.db);
  const app = createApp(context, {
    answers,
    rateLimit,
    fileStore,
    demo,
    ...(!wishes.isCached && { keepsPhotos: false }),
    ...wishes.options,
  });
  const ask = async (path: string, init: RequestInit) => readAnswer(await app.request(path, init));
  return {
    app,
    context,
    answers,
    db: watch.db,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (method, path, body, headers = {}) =>
      ask(path, {
        method,
        headers: { Origin: testClientConfig.publicUrl, ...jsonType(body), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

const jsonType = (body: unknown) =>
  body === undefined ? {} : { 'Content-Type': 'application/json' };

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson =
    response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}
