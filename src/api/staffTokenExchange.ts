import type { ApiKey } from '../../contract/api.ts';

/** Two browser locks: during the exchange, and ten seconds after for calls with the former token. */
const RUNNING = 'staff-token';
const RECENT = 'staff-token-recent';
const RECENT_MS = 10_000;

/** A factor and a new password exchange the token of the staff session, which is in a cookie that all tabs share. */
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
 * A call that was under way during an exchange carries the former token and is refused. True when that may be the
 * reason; by then the browser has the next token.
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
