import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { CLIENT_ID, CLIENT_SECRET, openFakeProvider } from './fakeProvider.ts';
import { openNoticeReceiver, pushOf, type Received } from './noticeReceiver.ts';
import { startInstalled } from './startInstalled.ts';

const ACCOUNT = '@clinic-counsel';
const MESSAGING_TOKEN = 'channel-access-token';
const MESSAGING_SECRET = 'channel-secret';
const PUSH = '/v2/bot/message/push';
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export interface Push {
  to: string;
  text: string | undefined;
  key: string;
  authorization: string | undefined;
}

export interface LineWorld {
  siteUrl: string;
  /** All that a page meets of Line, for `answeredFor`. */
  hosts: RegExp;
  /** In this browser, Line knows who is there: its login says yes, its friend page opens. */
  isLineUser: (page: Page, user: string) => Promise<void>;
  /** As Line tells our server that somebody has become a friend. Answers the status. */
  befriend: (user: string) => Promise<number>;
  /** Every push that came, repeated ones included. */
  pushes: () => Push[];
  /** The texts that the webhook of the staff got. */
  toldStaff: () => unknown[];
  stop: () => Promise<void>;
}

/** The built server as it is installed with a Line account; Line itself is played on this machine. */
export async function startLineWorld(): Promise<LineWorld> {
  const provider = await openFakeProvider();
  provider.algorithm = 'HS256';
  const receiver = await openNoticeReceiver();
  const server = await startInstalled({
    LINE_CHANNEL_ID: CLIENT_ID,
    LINE_CHANNEL_SECRET: CLIENT_SECRET,
    LINE_ISSUER: provider.issuer,
    LINE_FRIEND_ID: ACCOUNT,
    LINE_API_URL: receiver.url,
    LINE_MESSAGING_TOKEN: MESSAGING_TOKEN,
    LINE_MESSAGING_SECRET: MESSAGING_SECRET,
    STAFF_WEBHOOK_URL: `${receiver.url}/staff`,
  });
  const receivedAt = (path: string) => receiver.received.filter((one) => one.path === path);

  return {
    siteUrl: server.url,
    hosts: new RegExp(`^(${provider.issuer}/|https://line\\.me/)`),
    isLineUser: async (page, user) => {
      await page.context().route(`${provider.issuer}/authorize?*`, (route) => {
        const loginUrl = route.request().url();
        const back = new URL(new URL(loginUrl).searchParams.get('redirect_uri') ?? '');
        const { code, state } = provider.approve(loginUrl, user);
        back.search = new URLSearchParams({ code, state }).toString();
        return route.fulfill({ status: 302, headers: { Location: back.href } });
      });
      await page
        .context()
        .route(`https://line.me/R/ti/p/${encodeURIComponent(ACCOUNT)}`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>LINE</title>' }),
        );
    },
    befriend: async (user) => {
      const event = { type: 'follow', timestamp: Date.now(), source: { userId: user } };
      const body = JSON.stringify({ events: [event] });
      const signature = createHmac('sha256', MESSAGING_SECRET).update(body).digest('base64');
      const headers = { 'Content-Type': 'application/json', 'X-Line-Signature': signature };
      return (await fetch(`${server.url}/line/webhook`, { method: 'POST', headers, body })).status;
    },
    pushes: () => receivedAt(PUSH).map(asPush),
    toldStaff: () => receivedAt('/staff').map(({ body }) => body),
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}

const asPush = (received: Received): Push => ({
  ...pushOf(received),
  key: received.key,
  authorization: received.authorization,
});
