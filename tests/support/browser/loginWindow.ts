import { onTestFinished } from 'vitest';
import { LOGIN_CHANNEL } from '../../../src/domain/session/login/loginHandOver.ts';

export const PAIR = { token: 'access-1', refreshToken: 'refresh-1' };

/** The message that a login window would send. */
export const pairMessage = (changes: object = {}) => ({
  ...PAIR,
  state: 'state-1',
  until: Date.now() + 1_000,
  ...changes,
});

/** Posts a message to the page, as a login window would. */
export function postToPage(data: unknown, origin = location.origin): void {
  dispatchEvent(new MessageEvent('message', { data, origin }));
}

/** The channel as another page of ours sees it: its messages, and a function that sends one. */
export function listenToLogins() {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, say: (data: unknown) => channel.postMessage(data) };
}
