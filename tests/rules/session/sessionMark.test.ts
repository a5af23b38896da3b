import { afterEach, expect, it, vi } from 'vitest';
import { hasSessionMark, removeSessionMark } from '../../../src/environment/sessionMark.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', false],
  ['a=1; signed-in=1', true],
  ['__Host-signed-in=1; a=1', true],
  ['not-signed-in=1; x__Host-signed-in=1', false],
])(
  'T16 the mark of a session is known by its name, over TLS and without: %j',
  (cookie, isThere) => {
    vi.stubGlobal('document', { cookie });
    expect(hasSessionMark()).toBe(isThere);
  },
);

it('AUTH-20 a logout deletes both, the one of TLS as browsers ask for it', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  removeSessionMark();
  expect(written.map((text) => text.split('; ')[0])).toEqual(['__Host-signed-in=', 'signed-in=']);
  expect(written[0]).toMatch(/Expires=Thu, 01 Jan 1970 .*; Path=\/; .*; Secure$/);
});
