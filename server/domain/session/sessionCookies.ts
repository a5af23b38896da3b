import { serialize } from 'hono/utils/cookie';
import { SECURE_SESSION_MARK, SESSION_MARK } from '../../../contract/plain/sessionMark.ts';
import { type SecretCookie, secretCookie } from '../../http/guard/secretCookie.ts';
import type { SessionPair } from './sessionStore.ts';

export interface SessionCookies {
  access: SecretCookie;
  refresh: SecretCookie;
  write(pair: SessionPair, now: Date): string[];
  clear(): string[];
}

/** The cookies of a session: two HttpOnly tokens, and a mark that scripts can read. */
export function sessionCookies(ownOrigin: string): SessionCookies {
  const access = secretCookie('session', ownOrigin);
  const refresh = secretCookie('refresh', ownOrigin);
  return {
    access,
    refresh,
    write: (pair, now) => [
      access.write(pair.access, now, pair.accessUntil),
      refresh.write(pair.refresh, now, pair.refreshUntil),
      markFor(pair.refreshUntil.getTime() - now.getTime(), ownOrigin),
    ],
    clear: () => [access.clear(), refresh.clear(), markFor(0, ownOrigin)],
  };
}

function markFor(ms: number, ownOrigin: string): string {
  const secure = ownOrigin.startsWith('https:');
  const name = secure ? SECURE_SESSION_MARK : SESSION_MARK;
  return serialize<string>(name, '1', {
    maxAge: Math.max(0, ms) / 1_000,
    path: '/',
    secure,
    sameSite: 'Lax',
  });
}
