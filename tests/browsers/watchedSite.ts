import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hashSource } from '../../server/http/answer/securityHeaders.ts';
import { freePort } from '../support/app/server/startServer.ts';
import { pageWatch } from './pageWatch.ts';
import { startSite } from './startSite.ts';

const REPORTS = '/reports-of-the-page';
const WATCH = pageWatch(
  `(line) => line.includes('${REPORTS}') || navigator.sendBeacon('${REPORTS}', line)`,
);

/**
 * The site, each page with a script in front that reports its trouble here: WebDriver has no log, and WebKit runs no
 * script of a test before those of the page.
 */
export async function startWatchedSite() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSite({ PUBLIC_URL: url });
  const trouble: string[] = [];

  const server = createServer((asked, answer) => {
    const served =
      asked.url === REPORTS ? takeReport(asked, answer, trouble) : relay(asked, answer, site.url);
    // A browser that leaves a page cancels what was still loading.
    served.catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url,
    takeTrouble: () => trouble.splice(0),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}

async function takeReport(
  asked: IncomingMessage,
  answer: ServerResponse,
  trouble: string[],
): Promise<void> {
  const parts = await asked.setEncoding('utf8').toArray();
  trouble.push(parts.join(''));
  answer.writeHead(204).end();
}

async function relay(
  asked: IncomingMessage,
  answer: ServerResponse,
  siteUrl: string,
): Promise<void> {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = request(siteUrl + asked.url, { method: asked.method ?? 'GET', headers });
  const coming = once(onward, 'response');
  await Promise.all([pipeline(asked, onward), coming]);
  const [got] = (await coming) as [IncomingMessage];
  const status = got.statusCode ?? 502;
  const policy = String(got.headers['content-security-policy']);
  // Only pages of ours have scripts.
  if (!policy.includes('script-src ')) {
    answer.writeHead(status, got.headers);
    return pipeline(got, answer);
  }
  const page = (await got.setEncoding('utf8').toArray()).join('');
  const { 'content-length': _, etag: __, ...rest } = got.headers;
  const watched = policy.replace('script-src ', `script-src ${hashSource(WATCH)} `);
  answer.writeHead(status, { ...rest, 'content-security-policy': watched });
  answer.end(page.replace(/<head[^>]*>/, (head) => `${head}<script>${WATCH}</script>`));
}
