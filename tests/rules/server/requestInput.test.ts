import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { assertOrigin } from '../../../server/http/guard/assertOrigin.ts';
import { apiPathsOf } from '../../../server/http/input/apiPaths.ts';
import { checkInput } from '../../../server/http/input/checkInput.ts';
import { assertClean } from '../../../server/http/input/cleanInput.ts';
import { languageAsked } from '../../../server/http/input/languageAsked.ts';
import { readQuery } from '../../../server/http/input/readQuery.ts';
import { limits } from '../../../server/limits/limits.ts';
import type { Refusal } from '../../../server/refusal.ts';

const refusal = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { message }) });

describe('the query of an address', () => {
  it.each([
    ['/x', {}],
    ['/x?', {}],
    ['/x?a=1&b=2', { a: '1', b: '2' }],
    ['/x?&a=1&&b=2&', { a: '1', b: '2' }],
    ['/x?a', { a: '' }],
    ['/x?a=', { a: '' }],
    ['/x?a=b=c', { a: 'b=c' }],
    ['/x?a=%EA%B0%80+%2B&%62=1', { a: '가 +', b: '1' }],
    ['/x?a=1?b=2', { a: '1?b=2' }],
    ['/x?facts=a&facts=b', { facts: 'a,b' }],
    ['/x?__proto__=1', JSON.parse('{"__proto__":"1"}')],
  ])('%s', (url, query) => {
    expect({ ...readQuery(url) }).toEqual({ ...query });
  });

  it.each(['a=1&a=1', 'a=1&%61=2', 'toString=1&toString=2'])('%s repeats a key', (query) => {
    expect(() => readQuery(`/x?${query}`)).toThrow(
      refusal('invalid_input', 'query: a key is repeated'),
    );
  });

  it.each(['a=%', 'a=%E0%A4%A', '%ff=1'])('%j is not decodable', (query) => {
    expect(() => readQuery(`/x?${query}`)).toThrow(
      refusal('invalid_input', 'query: not decodable'),
    );
  });

  it.each(['a=%00', 'a\0=1', 'a=\ud800'])('%j cannot be stored', (query) => {
    expect(() => readQuery(`/x?${query}`)).toThrow(
      refusal('invalid_input', 'text that cannot be stored'),
    );
  });
});

describe('a text or a value that is sent', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  const { jsonDepth, jsonItems } = limits.requests;

  it.each([
    ['of any kind', [1, null, true, 'a🦋', { a: ['가'] }]],
    ['as deep as allowed', nested(jsonDepth)],
    ['as long as allowed', Array.from({ length: jsonItems }, () => 1)],
    [
      'with many fields',
      Object.fromEntries(Array.from({ length: jsonItems + 1 }, (_, at) => [`f${at}`, at])),
    ],
  ])('%s is taken', (_, value) => {
    expect(() => assertClean(value)).not.toThrow();
  });

  it.each([
    ['NUL', 'a\0b', 'text that cannot be stored'],
    ['half of a letter', 'a\ud83e', 'text that cannot be stored'],
    ['NUL deep inside', { a: [{ b: '\0' }] }, 'text that cannot be stored'],
    ['NUL in the name of a field', { 'a\0': 1 }, 'text that cannot be stored'],
    ['a prototype', JSON.parse('{"a":{"__proto__":1}}'), 'body: not a field'],
    ['too many levels', nested(jsonDepth + 1), 'body: too deep'],
    [
      'too many items',
      { a: Array.from({ length: jsonItems + 1 }, () => 1) },
      'body: too many items',
    ],
  ])('with %s is refused', (_, value, problem) => {
    expect(() => assertClean(value)).toThrow(refusal('invalid_input', problem));
  });
});

describe('the input of a call', () => {
  const calls = endpoints({
    'POST /things/:id': {
      summary: '',
      audience: 'anyone',
      output: z.object({}),
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ size: z.string().transform(Number).default(7) }),
      body: z.strictObject({ name: z.string(), tags: z.array(z.string()).default([]) }),
    },
    'POST /clear': { summary: '', audience: 'anyone', output: z.object({}) },
  });
  const raw = { params: { id: 'a' }, query: {}, body: { name: 'b' } };
  const refusalOf = (input: object) => {
    try {
      checkInput(calls['POST /things/:id'], { ...raw, ...input });
    } catch (error) {
      return error as Refusal;
    }
    return;
  };
  const problemOf = (input: object) => refusalOf(input)?.message;

  it('is parsed by its schemas', () => {
    expect(checkInput(calls['POST /things/:id'], raw)).toEqual({
      params: { id: 'a' },
      query: { size: 7 },
      body: { name: 'b', tags: [] },
    });
    expect(checkInput(calls['POST /clear'], { params: {}, query: {}, body: undefined })).toEqual(
      {},
    );
  });

  it('is refused with the place and the kind of the error, never with the value', () => {
    expect(problemOf({ body: { name: 1 } })).toBe('body.name: invalid_type');
    expect(problemOf({ body: { name: 'b', tags: ['a', 'secret', 3] } })).toBe(
      'body.tags.2: invalid_type',
    );
    expect(problemOf({ query: { secret: '1' } })).toBe('query: unrecognized_keys');
    expect(problemOf({ params: {} })).toBe('path.id: invalid_type');
  });

  it('names the refused fields of the body, each once, and nothing if there are none', () => {
    expect(refusalOf({ body: { name: 1, tags: [1, 2] } })?.fields).toEqual(['name', 'tags']);
    expect(refusalOf({ body: { name: 'b', secret: 1 } })?.fields).toBeUndefined();
    expect(refusalOf({ params: {} })?.fields).toBeUndefined();
  });

  it('is refused with three errors at most', () => {
    expect(problemOf({ body: { name: 'b', tags: [1, 2, 3, 4] } })).toBe(
      'body.tags.0: invalid_type; body.tags.1: invalid_type; body.tags.2: invalid_type',
    );
  });

  it('is refused when the call takes none, except an empty body', () => {
    const clear = (query: Record<string, string>, body: unknown) => () =>
      checkInput(calls['POST /clear'], { params: {}, query, body });
    expect(clear({ a: '1' }, null)).toThrow(
      refusal('invalid_input', 'query: this call takes none'),
    );
    for (const body of [{ a: 1 }, [], 'a', 0]) {
      expect(clear({}, body)).toThrow(refusal('invalid_input', 'body: this call takes none'));
    }
    for (const nothing of [{}, null, undefined]) expect(clear({}, nothing)).not.toThrow();
  });
});

describe('a path without a call', () => {
  const paths = apiPathsOf([
    ...(['GET /public/things', 'GET /public/things/:id', 'POST /member/things'] as const),
    ...([
      'PATCH /member/things/:id',
      'DELETE /member/things/:id',
      'PUT /public/things/all',
    ] as const),
  ] as never);
  const allowed = (path: string) => paths.refusal(path).headers?.Allow;

  it('belongs to the API by its first part', () => {
    expect(['/public', '/public/x', '/member/', '/home', '/', ''].map(paths.has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is refused with the names of the methods that the path has', () => {
    expect(paths.refusal('/public/things')).toMatchObject({ code: 'method_not_allowed' });
    expect(allowed('/public/things')).toBe('GET, HEAD');
    expect(allowed('/public/things/1')).toBe('GET, HEAD');
    expect(allowed('/public/things/all')).toBe('GET, HEAD, PUT');
    expect(allowed('/member/things/1')).toBe('DELETE, PATCH');
    expect(allowed('/member/things')).toBe('POST');
  });

  it.each(['/public/thing', '/public/things/', '/public/things/1/2', '/public', '/member/x/1'])(
    '%s is not found',
    (path) => {
      expect(paths.refusal(path)).toMatchObject({ code: 'not_found' });
      expect(allowed(path)).toBeUndefined();
    },
  );
});

it.each([
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['JA-JP', 'ja'],
  ['ko-KR,ja;q=0.5', 'ko'],
  ['en-US,ja;q=0.5', null],
  ['', null],
  [null, null],
])('AMB-79 a request with Accept-Language %j asks for %j', (header, language) => {
  const headers = new Headers(header === null ? {} : { 'Accept-Language': header });
  expect(languageAsked(headers)).toBe(language);
});

describe('who may write', () => {
  const OWN = 'https://nabi.example';
  const check = (headers: Record<string, string>) => () => assertOrigin(new Headers(headers), OWN);

  it('is a page of this site, or a client with a token', () => {
    expect(check({ Origin: OWN, Cookie: 'a=b' })).not.toThrow();
    expect(check({ Origin: OWN, Authorization: 'Bearer a' })).not.toThrow();
    expect(check({ Authorization: 'Bearer a' })).not.toThrow();
  });

  it('is no other site, and no page that hides where it is from', () => {
    for (const headers of [
      { Origin: 'https://evil.example', Cookie: 'a=b' },
      { Origin: 'https://evil.example', Authorization: 'Bearer a' },
      { Origin: 'null', Authorization: 'Bearer a' },
      { Cookie: 'a=b' },
      {},
    ] as Record<string, string>[]) {
      expect(check(headers)).toThrow(refusal('wrong_origin'));
    }
  });

  it('is not unclear: a cookie and a token', () => {
    expect(check({ Origin: OWN, Cookie: 'a=b', Authorization: 'Bearer a' })).toThrow(
      refusal('invalid_input', 'either a cookie or an authorization header, not both'),
    );
  });
});
