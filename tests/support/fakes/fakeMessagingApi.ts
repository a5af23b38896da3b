import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../app/server/listenLocally.ts';

/** A message as LINE gets it. */
interface SentMessage {
  type: string;
  text?: string;
  altText?: string;
  quickReply?: { items: { action: PostbackAction }[] };
  template?: { text: string; actions: (PostbackAction & { uri?: string })[] };
}

export interface PostbackAction {
  type: string;
  label: string;
  data: string;
}

export interface SentToLine {
  /** The LINE user id of a push, or the token of a reply. */
  to: string;
  key: string | undefined;
  message: SentMessage;
}

/** Answers as LINE's Messaging API does: pushes with retry keys, replies, photos of members, the quota of the month. */
export async function openFakeMessagingApi() {
  const pushes: SentToLine[] = [];
  const replies: SentToLine[] = [];
  const keys = new Set<string>();
  const photos = new Map<string, Buffer>();
  const state = {
    /** The status of the next pushes. */
    pushStatus: 200,
    /** The status of the next downloads. */
    contentStatus: 200,
    /** Replies are refused: the tokens are too old. */
    tokensAreOld: false,
    /** A download breaks off in the middle. */
    breaksOff: false,
    quota: { limit: 200, used: 0 },
  };
  const usedTokens = new Set<string>();

  const push = (body: { to: string; messages: SentMessage[] }, headers: IncomingHttpHeaders) => {
    const key = String(headers['x-line-retry-key']);
    if (state.pushStatus !== 200) return state.pushStatus;
    if (keys.has(key)) return 409;
    keys.add(key);
    for (const message of body.messages) pushes.push({ to: body.to, key, message });
    return 200;
  };
  const reply = (body: { replyToken: string; messages: SentMessage[] }) => {
    if (state.tokensAreOld || usedTokens.has(body.replyToken)) return 400;
    usedTokens.add(body.replyToken);
    for (const message of body.messages) {
      replies.push({ to: body.replyToken, key: undefined, message });
    }
    return 200;
  };

  const answers: Record<string, (body: string, headers: IncomingHttpHeaders) => [number, object?]> =
    {
      '/v2/bot/message/push': (body, headers) => [push(JSON.parse(body), headers)],
      '/v2/bot/message/reply': (body) => [reply(JSON.parse(body))],
      '/v2/bot/message/quota': () => [200, { type: 'limited', value: state.quota.limit }],
      '/v2/bot/message/quota/consumption': () => [200, { totalUsage: state.quota.used }],
    };
  const sendPhoto = (path: string, response: ServerResponse) => {
    const [, id = ''] = /^\/v2\/bot\/message\/(\d+)\/content$/.exec(path) ?? [];
    const photo = photos.get(id);
    if (state.contentStatus !== 200 || !photo) {
      response.writeHead(photo ? state.contentStatus : 404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': photo.length });
    if (state.breaksOff) {
      response.write(photo.subarray(0, 100));
      setTimeout(() => response.destroy(), 20);
    } else response.end(photo);
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname } = new URL(request.url ?? '/', 'http://line');
    const answer = answers[pathname];
    if (request.headers.authorization !== 'Bearer token') response.writeHead(401).end();
    else if (answer) {
      const [status, content = {}] = answer(body, request.headers);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(content));
    } else sendPhoto(pathname, response);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    pushes,
    replies,
    /** What members sent, by the id of the message. */
    photos,
    reset: () => {
      Object.assign(state, { pushStatus: 200, contentStatus: 200, tokensAreOld: false });
      Object.assign(state, { breaksOff: false, quota: { limit: 200, used: 0 } });
      pushes.length = 0;
      replies.length = 0;
      keys.clear();
      usedTokens.clear();
      photos.clear();
    },
  };
}
