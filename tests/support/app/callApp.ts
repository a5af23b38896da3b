import type { Hono } from 'hono';
import { type AnswerCache, createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import type { Devices } from '../../../server/http/guard/devices.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import type { Route } from '../../../server/http/implement.ts';
import { mountRoutes } from '../../../server/http/mountRoutes.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { type FakeFeed, fakeFeed } from '../fakes/fakeFeed.ts';
import { testClientConfig } from './testClientConfig.ts';

export interface CallApp {
  app: Hono<AppEnv>;
  answers: AnswerCache;
  feed: FakeFeed;
}

export const noDevices: Devices = {
  nameOf: async () => null,
  knowsStaff: async () => false,
  remember: async () => '',
  forgetMember: () => '',
};

/** Calls defined by a test, with the real input and access checks. No database. */
export function openCallApp(calls: readonly Route[], options: Partial<Services> = {}): CallApp {
  const feed = fakeFeed();
  const answers = createAnswerCache(feed);
  const app = mountRoutes(calls, {
    answers,
    ownWrites: { tokenOf: () => null, awaitNamed: async () => false },
    sessions: { find: async () => null },
    rateLimit: createRateLimit(1_000_000),
    trustedHops: 0,
    devices: noDevices,
    runInTurn: (_owner, task) => task(),
    verifyRowJson: true,
    ownOrigin: testClientConfig.publicUrl,
    log: silentLog,
    tracing: null,
    now: () => new Date(),
    ...options,
  });
  return { app, answers: options.answers ?? answers, feed };
}
