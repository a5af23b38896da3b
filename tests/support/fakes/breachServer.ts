import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listenLocally } from '../app/server/listenLocally.ts';

export const sha1Of = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** Answers like the range call of Have I Been Pwned, with padding; its documentation describes it. */
export async function openBreachServer(breached: readonly string[]) {
  const requests: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const prefix = request.url?.replace('/range/', '') ?? '';
    requests.push(prefix);
    const isAsked = /^[0-9A-F]{5}$/.test(prefix) && request.headers['add-padding'] === 'true';
    if (!isAsked || status !== 200) return response.writeHead(isAsked ? status : 400).end();
    const found = breached.map(sha1Of).filter((hash) => hash.startsWith(prefix));
    const lines = found.map((hash) => `${hash.slice(5)}:42`);
    response.end([`${'0'.repeat(34)}A:0`, ...lines, `${'F'.repeat(35)}:7`].join('\r\n'));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/range`,
    requests,
    answerWith: (next: number) => {
      status = next;
    },
  };
}
