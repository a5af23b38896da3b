import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { listenLocally } from '../app/server/listenLocally.ts';

const MAX_BYTES = 128 * 1024;

const Body = z.strictObject({
  text: z.array(z.string()).min(1).max(50),
  source_lang: z.enum(['KO', 'JA']),
  target_lang: z.enum(['KO', 'JA']),
  model_type: z.literal('quality_optimized'),
});

const DEEPL_KEY = '279a2e9d-83b3-c416-7e2d-f721593e42a0';

/** Behaves like DeepL's API as its documentation describes it: key, limits of a request, quota, codes of failures. */
export async function openFakeDeepl() {
  const requests: z.infer<typeof Body>[] = [];
  let failure: number | 'silence' | 'nonsense' | null = null;
  let quota = Number.POSITIVE_INFINITY;
  let held: Promise<void> = Promise.resolve();

  const failed = (how: typeof failure): [number, object] | null =>
    typeof how === 'number' ? [how, { message: 'failed' }] : null;
  const answerTo = ({ method, url, headers }: IncomingMessage, bytes: Buffer): [number, object] => {
    const { authorization } = headers;
    if (method !== 'POST' || url !== '/v2/translate') return [404, {}];
    if (authorization !== `DeepL-Auth-Key ${DEEPL_KEY}`) return [403, { message: 'Forbidden' }];
    if (bytes.length > MAX_BYTES) return [413, { message: 'Request size exceeded' }];
    const body = Body.safeParse(JSON.parse(bytes.toString()));
    if (!body.success) return [400, { message: 'Bad request' }];
    const { text, source_lang, target_lang } = body.data;
    const characters = text.reduce((sum, one) => sum + [...one].length, 0);
    if (characters > quota) return [456, { message: 'Quota Exceeded' }];
    quota -= characters;
    requests.push(body.data);
    const translations = text.map((one) => ({
      detected_source_language: source_lang,
      text: `${target_lang}: ${one}`,
      model_type_used: 'quality_optimized',
    }));
    return [200, { translations }];
  };

  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    await held;
    const asked = failure;
    if (asked === 'silence') return;
    const [status, content] = failed(asked) ?? answerTo(request, bytes);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(asked === 'nonsense' ? '{"translations":[]}' : JSON.stringify(content));
  });
  const port = await listenLocally(server);
  return {
    settings: { apiUrl: `http://127.0.0.1:${port}`, key: DEEPL_KEY },
    /** The requests that were translated. */
    requests,
    fail: (how: typeof failure) => {
      failure = how;
    },
    leave: (characters: number) => {
      quota = characters;
    },
    /** Requests wait until the returned function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    reset: () => {
      requests.length = 0;
      failure = null;
      quota = Number.POSITIVE_INFINITY;
    },
  };
}
