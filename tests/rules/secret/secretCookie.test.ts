import { expect, it } from 'vitest';
import { sessionCookies } from '../../../server/domain/session/sessionCookies.ts';
import { secretCookie } from '../../../server/http/guard/secretCookie.ts';

const now = new Date('2026-11-20T09:00:00Z');
const inAMinute = new Date('2026-11-20T09:01:00Z');

it('T16 over TLS a cookie has the prefix that binds it to the host', () => {
  const cookie = secretCookie('session', 'https://example.com');
  expect(cookie.write('abc', now, inAMinute)).toBe(
    '__Host-session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(cookie.clear()).toBe('__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
});

it('T16 so has the mark that scripts read', () => {
  const session = { familyId: 'f', memberId: 'm', access: 'a', refresh: 'r' };
  const until = { accessUntil: inAMinute, refreshUntil: inAMinute };
  const cookies = sessionCookies('https://example.com');
  const written = cookies.write({ ...session, ...until }, now);
  expect(written[2]).toBe('__Host-signed-in=1; Max-Age=60; Path=/; Secure; SameSite=Lax');
  for (const cookie of written) expect(cookie).toMatch(/^__Host-/);
  expect(cookies.clear()).toEqual([
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-signed-in=1; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ]);
});

it('is read by exactly its own name', () => {
  const cookie = secretCookie('session', 'http://localhost:3000');
  const read = (text: string) => cookie.read(new Headers({ Cookie: text }));
  expect(read('a=1; session=abc; b=2')).toBe('abc');
  expect(read('xsession=abc; session2=abc; __Host-session=abc')).toBeUndefined();
  expect(cookie.read(new Headers())).toBeUndefined();
});

it('without TLS a cookie has neither the prefix nor the mark of TLS', () => {
  const cookie = secretCookie('staff', 'http://localhost:3000', 'Strict');
  expect(cookie.write('abc', now, inAMinute)).toBe(
    'staff=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
  );
  const cookies = sessionCookies('http://localhost:3000');
  expect(cookies.clear()).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'signed-in=1; Max-Age=0; Path=/; SameSite=Lax',
  ]);
});

it('a cookie lasts whole seconds, and one that is over lasts none', () => {
  const cookie = secretCookie('session', 'http://localhost:3000');
  expect(cookie.write('a', now, new Date(now.getTime() + 1_999))).toContain('Max-Age=1;');
  expect(cookie.write('a', now, new Date(now.getTime() - 5_000))).toContain('Max-Age=0;');
});

it('the cookies of a session last as long as their tokens, the mark as long as the session', () => {
  const session = { familyId: 'f', memberId: 'm', access: 'a', refresh: 'r' };
  const until = { accessUntil: inAMinute, refreshUntil: new Date('2026-11-20T10:00:00.999Z') };
  const ages = (at: Date) =>
    sessionCookies('http://localhost:3000')
      .write({ ...session, ...until }, at)
      .map((cookie) => /^([\w-]+=\w+); Max-Age=(\d+)/.exec(cookie)?.slice(1).join(' '));
  expect(ages(now)).toEqual(['session=a 60', 'refresh=r 3600', 'signed-in=1 3600']);
  expect(ages(new Date('2026-11-21T09:00:00Z'))[2]).toBe('signed-in=1 0');
});
