import { expect, it } from 'vitest';
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

it('is read by exactly its own name', () => {
  const cookie = secretCookie('session', 'http://localhost:3000');
  const read = (text: string) => cookie.read(new Headers({ Cookie: text }));
  expect(read('a=1; session=abc; b=2')).toBe('abc');
  expect(read('xsession=abc; session2=abc; __Host-session=abc')).toBeUndefined();
  expect(cookie.read(new Headers())).toBeUndefined();
});
