import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../app/server/listenLocally.ts';

const CHANNEL = { channelId: '1234567890', secret: 'channel-secret' };
const CHANNEL_TOKEN = 'channel-access-token';

interface Asked {
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
}

/** Answers what unlinking asks of LINE Login as LINE does: verify, profile, channel token, deauthorize. */
export async function openFakeLineApi() {
  /** Access tokens whose consent is in force, and the person of each. */
  const linked = new Map<string, string>();
  let isDown = false;

  const answers: Record<string, (asked: Asked) => [number, object?]> = {
    'GET /oauth2/v2.1/verify': ({ query }) => {
      const token = query.get('access_token') ?? '';
      if (token === 'of-another-channel') return [200, { client_id: '999', expires_in: 60 }];
      if (!linked.has(token)) return [400, { error: 'invalid_request' }];
      return [200, { scope: 'openid profile', client_id: CHANNEL.channelId, expires_in: 60 }];
    },
    'GET /v2/profile': ({ authorization }) => {
      const userId = linked.get(authorization?.replace('Bearer ', '') ?? '');
      return userId ? [200, { userId, displayName: '나비' }] : [401];
    },
    'POST /oauth2/v3/token': ({ body }) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const isRight =
        form.grant_type === 'client_credentials' &&
        form.client_id === CHANNEL.channelId &&
        form.client_secret === CHANNEL.secret;
      return isRight ? [200, { access_token: CHANNEL_TOKEN, expires_in: 900 }] : [400];
    },
    'POST /user/v1/deauthorize': ({ authorization, body }) => {
      if (authorization !== `Bearer ${CHANNEL_TOKEN}`) return [401];
      const { userAccessToken } = JSON.parse(body);
      return linked.delete(userAccessToken) ? [204] : [400];
    },
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://line');
    const { authorization } = request.headers;
    const answer = answers[`${request.method} ${path}`];
    const [status, content] = isDown
      ? [500]
      : (answer?.({ path, query, authorization, body }) ?? [404]);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(content ?? {}));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    channel: CHANNEL,
    linked,
    setDown: (down: boolean) => {
      isDown = down;
    },
    reset: (tokens: Record<string, string>) => {
      isDown = false;
      linked.clear();
      for (const [token, person] of Object.entries(tokens)) linked.set(token, person);
    },
  };
}
