import type { Hono } from 'hono';
import type { AppContext } from '../appContext.ts';
import type { FileStore } from '../files/fileStore.ts';
import { dataHeaders } from '../http/answer/securityHeaders.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { type CallCounting, countCall } from '../http/guard/countCall.ts';
import { readBytes } from '../http/input/readBody.ts';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import { isSignedByLine } from './lineApi.ts';
import { readLineEvents } from './lineEvents.ts';
import type { LineSettings } from './lineSettings.ts';
import { storeLineEvents } from './storeLineEvents.ts';

const PATH = '/line/webhook';

interface Services extends CallCounting {
  line: LineSettings | null;
  fileStore: FileStore;
}

/**
 * LINE reports here what people do in the chat. The webhook only stores the events, so that LINE gets its answer at
 * once. The exception: it erases a message that a member takes back. Signed calls are not counted: all members share LINE's
 * addresses, so a limit would stop the messages of all of them. A large body counts until its signature is known.
 */
export function mountLineWebhook(
  app: Hono<AppEnv>,
  context: AppContext,
  { line, fileStore, ...services }: Services,
): void {
  app.post(PATH, async (c) => {
    c.set('route', PATH);
    if (!line) throw refuse('not_found');
    const isLarge = Number(c.req.header('content-length')) > limits.requests.bodyBytes;
    const caller = isLarge ? await countCall(c, services) : null;
    const bytes = await readBytes(c.req.raw, isLarge ? limits.line.bodyBytes : undefined);
    const signature = c.req.header('x-line-signature');
    if (!(await isSignedByLine(bytes, line.secret, signature))) {
      if (!isLarge) await countCall(c, services);
      throw refuse('forbidden');
    }
    if (caller) await services.rateLimit.settle(caller, -1);
    const events = readLineEvents(bytes);
    if (!events) throw refuse('invalid_input', 'body: not a webhook call of LINE');
    await storeLineEvents(context, fileStore, { events, issuer: line.issuer });
    return new Response('{}', { headers: { ...dataHeaders, 'Cache-Control': 'no-store' } });
  });
}
