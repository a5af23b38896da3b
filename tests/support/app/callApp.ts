import type { Hono } from 'hono';
import type { PublicVersion, Version } from '../../../server/db/publicVersion.ts';
import { type AnswerCache, createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { noDevices } from '../../../server/http/guard/devices.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { noSessions } from '../../../server/http/guard/session.ts';
import type { Implementation } from '../../../server/http/implement.ts';
import { silentLog } from '../../../server/http/listen/requestLog.ts';
import { mountRoutes } from '../../../server/http/mountRoutes.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { testClientConfig } from './testClientConfig.ts';

export interface CallApp {
  app: Hono<AppEnv>;
  answers: AnswerCache;
  version: TestVersion;
}

/** Calls defined by a test, with the real input and access checks. No database. */
export function openCallApp(calls: Implementation, wishes: Partial<Services> = {}): CallApp {
  const version = new TestVersion();
  const answers = createAnswerCache(version);
  const app = mountRoutes(calls.routes, {
    answers,
    sessions: noSessions,
    rateLimit: createRateLimit(1_000_000),
    trustedHops: 0,
    devices: noDevices,
    runInTurn: (_owner, task) => task(),
    verifyRowJson: true,
    ownOrigin: testClientConfig.publicUrl,
    log: silentLog,
    tracing: null,
    now: () => new Date(),
    ...wishes,
  });
  return { app, answers: wishes.answers ?? answers, version };
}

/** A public version that rises when a test says so. */
export class TestVersion implements PublicVersion {
  #version: Version = { content: 1, names: 1 };
  readonly #listeners = new Set<(version: Version) => void>();

  current(): Version {
    return this.#version;
  }

  onRise(listener: (version: Version) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  rise(): void {
    this.#version = { content: this.#version.content + 1, names: this.#version.names };
    for (const listener of this.#listeners) listener(this.#version);
  }
}
