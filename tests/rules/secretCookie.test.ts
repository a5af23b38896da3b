import { expect, it } from 'vitest';
import { sessionCookies } from '../../server/domain/session/sessionCookies.ts';
import { secretCookie } from '../../server/http/guard/secretCookie.ts';

const now = new Date('2026-11-20T09:00:00Z');
const inAMinute = new Date('2026-11-20T09:01:00Z');

it('T16 over TLS a cookie has the prefix that binds it to the host', () => {
  const cookie = secretCookie('session', 'https://example.com');
  expect(cookie.write('abc', now, inAMinute)).toBe(
    '__Host-session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cookie.clear()).toBe('__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
});

it('T16 so has the mark that scripts read', () => {
  const session = { familyId: 'f', memberId: 'm', access: 'a', refresh: 'r' };
  const until = { accessUntil: inAMinute, refreshUntil: inAMinute };
  const cookies = sessionCookies('https://example.com');
  const written = cookies.write({ ...session, ...until }, now);
  expect(written[2]).toBe('__Host-signed-in=1; Max-Age=60; Path=/; SameSite=Lax; Secure');
  for (const cookie of [...written, ...cookies.clear()]) expect(cookie).toMatch(/^__Host-/);
});

it('is read by exactly its own name', () => {
  const cookie = secretCookie('session', 'http://localhost:3000');
  const read = (text: string) => cookie.read(new Headers({ Cookie: text }));
  expect(read('a=1; session=abc; b=2')).toBe('abc');
  expect(read('xsession=abc; session2=abc; __Host-session=abc')).toBeUndefined();
  expect(cookie.read(new Headers())).toBeUndefined();
});
