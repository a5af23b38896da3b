import type { Hono } from 'hono';
import type { AnswerCache } from '../../../../server/http/answer/answerCache.ts';
import type { AppEnv } from '../../../../server/http/appEnv.ts';
import { createListener } from '../../../../server/http/listen/createListener.ts';
import { openServer, stopServer } from '../../../../server/http/listen/httpServer.ts';
import { silentLog } from '../../../../server/lib/log.ts';
import type { Tracing } from '../../../../server/tracing/tracing.ts';
import { afterFile } from '../../setup/afterFile.ts';
import { portOf } from './listenLocally.ts';

export interface Listening {
  url: string;
  port: number;
}

/** Behind a real port until the file ends, for what needs sockets. */
export async function listen(
  { app, answers }: { app: Hono<AppEnv>; answers: AnswerCache },
  log = silentLog,
  tracing: Tracing | null = null,
): Promise<Listening> {
  const server = await openServer(createListener(app, answers, log, tracing), {
    port: 0,
    host: '127.0.0.1',
  });
  afterFile(() => stopServer(server, { state: 'ready' }, { finishMs: 100 }));
  const port = portOf(server);
  return { url: `http://127.0.0.1:${port}`, port };
}
