import type { ApiKey } from '../../contract/api.ts';

/**
 * Two locks of the browser. The first is held during the exchange. The second is held for ten seconds more, so that a
 * call with the former token is sent again.
 */
const RUNNING = 'staff-token';
const RECENT = 'staff-token-recent';
const RECENT_MS = 10_000;

/** Giving a factor or a new password exchanges the token of the staff session. All tabs share its cookie. */
export const isExchange = (key: ApiKey) => key.startsWith('POST /auth/');

/**
 * Sends a call that exchanges the token. It takes two locks of the browser, by which the other tabs see the exchange.
 */
export function exchange<T>(send: () => Promise<T>): Promise<T> {
  const locks = locksOfBrowser();
  if (!locks) return send();
  const done = locks.request(RUNNING, send);
  const untilOld = () => new Promise<void>((resolve) => void setTimeout(resolve, RECENT_MS));
  void locks.request(RECENT, { mode: 'shared' }, () => done.then(untilOld, () => undefined));
  return done;
}

/**
 * The server refuses a call that was sent with the former token. True when this may be the reason of a refusal; the
 * browser then has the next token already.
 */
export async function wasExchanged(): Promise<boolean> {
  const locks = locksOfBrowser();
  const { held = [] } = (await locks?.query()) ?? {};
  if (!held.some(({ name }) => name === RUNNING || name === RECENT)) return false;
  await locks?.request(RUNNING, { mode: 'shared' }, () => undefined);
  return true;
}

/** Browsers have locks only on pages over TLS. */
const locksOfBrowser = (): LockManager | null | undefined => navigator.locks;
