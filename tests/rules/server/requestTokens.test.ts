import { describe, expect, it } from 'vitest';
import type { Audience } from '../../../contract/endpoint.ts';
import { requestTokens } from '../../../server/domain/session/requestTokens.ts';
import { secretCookie } from '../../../server/http/guard/secretCookie.ts';

const OWN = 'http://localhost:3000';
const cookies = { member: secretCookie('session', OWN), staff: secretCookie('staff', OWN) };
const tokensOf = (headers: Record<string, string>, audience: Audience = 'member or staff') =>
  requestTokens(new Headers(headers), cookies, audience).map(
    ({ kind, token }) => `${kind} ${token}`,
  );

const BOTH = { Cookie: 'session=m; staff=s' };

describe('the sessions of a browser that count for a call', () => {
  it('are those of its audience', () => {
    expect(tokensOf(BOTH, 'member')).toEqual(['member m']);
    expect(tokensOf(BOTH, 'staff')).toEqual(['staff s']);
    expect(tokensOf(BOTH, 'operator')).toEqual(['staff s']);
    expect(tokensOf({ Cookie: 'staff=s' }, 'member')).toEqual([]);
    expect(tokensOf({}, 'staff')).toEqual([]);
  });

  it.each([
    ['/console', 'staff s'],
    ['/console/counsels', 'staff s'],
    ['/login', 'staff s'],
    ['/login/', 'staff s'],
    ['/Console/counsels', 'staff s'],
    ['/home', 'member m'],
    ['/login/x', 'member m'],
    ['/consoles', 'member m'],
    ['/contents/console/', 'member m'],
  ])('for either audience are those of the page: %s', (path, token) => {
    expect(tokensOf({ ...BOTH, Referer: `${OWN}${path}` })).toEqual([token]);
    expect(tokensOf({ ...BOTH, Referer: `${OWN}${path}?a=/console/` }, 'member or staff')).toEqual([
      token,
    ]);
  });

  it.each([undefined, '', OWN, `${OWN}/`, 'no address'])(
    'are both, the member first, when the page is unknown: %s',
    (referer) => {
      expect(tokensOf({ ...BOTH, ...(referer !== undefined && { Referer: referer }) })).toEqual([
        'member m',
        'staff s',
      ]);
    },
  );
});

describe('a client that is no browser', () => {
  it('sends its token in a header', () => {
    expect(tokensOf({ Authorization: 'Bearer ab-c_1' }, 'member')).toEqual(['bearer ab-c_1']);
    expect(tokensOf({ Authorization: `bearer ${'a'.repeat(200)}` })).toEqual([
      `bearer ${'a'.repeat(200)}`,
    ]);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Bearer a.b',
    'xBearer a',
    'Basic a',
    `Bearer ${'a'.repeat(201)}`,
  ])('has no session with %j', (authorization) => {
    expect(tokensOf({ Authorization: authorization })).toEqual([]);
  });

  it('is refused with a cookie beside it', () => {
    expect(() => tokensOf({ ...BOTH, Authorization: 'Bearer a' })).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: 'send a cookie or an authorization header, not both',
      }),
    );
  });
});
