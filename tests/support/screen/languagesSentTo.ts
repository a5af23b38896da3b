import { onTestFinished } from 'vitest';
import { mockServer } from './mockEndpoint.ts';

/** The header Accept-Language of the calls to a path so far. */
export function languagesSentTo(path: string): (string | null)[] {
  const sent: (string | null)[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path) sent.push(request.headers.get('accept-language'));
  });
  onTestFinished(() => mockServer.events.removeAllListeners());
  return sent;
}
