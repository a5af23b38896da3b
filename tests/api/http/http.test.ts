import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { list, one, page } from '../../../contract/shape.ts';
import { DatabaseError } from '../../../server/db/database.ts';
import type { Session, Sessions } from '../../../server/http/guard/session.ts';
import { implement } from '../../../server/http/implement.ts';
import { refuse } from '../../../server/refusal.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { WITHOUT_FACTOR } from '../../support/fixtures/staff/aStaff.ts';

const Thing = z.object({ id: z.string(), size: z.int().optional() });
const calls = endpoints({
  'GET /public/things': {
    summary: 'Things',
    audience: 'anyone',
    query: z.strictObject({ size: z.string().regex(/^\d+$/).transform(Number).default(7) }),
    output: page(Thing),
  },
  'GET /public/things/:id': {
    summary: 'One thing',
    audience: 'anyone',
    params: z.strictObject({ id: z.string() }),
    output: one(Thing),
    errors: ['not_found'],
  },
  'POST /member/things': {
    summary: 'Make a thing',
    audience: 'member',
    body: z.strictObject({ name: z.string() }),
    output: one(z.object({ name: z.string(), owner: z.string() })),
  },
  'GET /staff/things': { summary: 'For staff', audience: 'staff', output: list(Thing) },
});

/** A bearer token in a test is the name of its session. */
const sessions: Sessions = {
  find: async (headers) => {
    const known: Record<string, Session> = {
      'Bearer m1': { kind: 'member', memberId: 'm1', familyId: 'f1' },
      'Bearer s1': {
        kind: 'staff',
        staffId: 's1',
        role: 'OPERATOR',
        clinicId: null,
        ...WITHOUT_FACTOR,
      },
    };
    return known[headers.get('authorization') ?? ''] ?? null;
  },
};

function openThings(fail?: () => never) {
  return openCallApp(
    implement(calls, {
      'GET /public/things': async ({ query }) => {
        fail?.();
        const thing = { id: 'a', size: query.size, secret: 'never leaves' };
        return { data: [thing], total: 1, secret: 'never leaves' };
      },
      'GET /public/things/:id': async ({ params }) => {
        if (params.id === 'missing') throw refuse('not_found');
        return { data: { id: params.id } };
      },
      'POST /member/things': async ({ body }, { session }) => ({
        data: { name: body.name, owner: session.memberId },
      }),
      'GET /staff/things': async () => ({ data: [] }),
    }),
    { sessions },
  ).app;
}

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer m1', ...headers },
});

describe('a call of the contract', () => {
  it('gets its input parsed, with defaults', async () => {
    const app = openThings();
    expect(await (await app.request('/public/things')).json()).toEqual({
      data: [{ id: 'a', size: 7 }],
      total: 1,
    });
    expect(await (await app.request('/public/things?size=12')).json()).toMatchObject({
      data: [{ size: 12 }],
    });
  });

  it('never sends a field that its output does not declare', async () => {
    const answer = await openThings().request('/public/things');
    expect(await answer.text()).not.toContain('never leaves');
  });

  it('decodes its path, and keeps a path that cannot be decoded', async () => {
    const app = openThings();
    const idOf = async (path: string) =>
      (await (await app.request(path)).json()) as { data: { id: string } };
    expect((await idOf('/public/things/%EA%B0%80')).data.id).toBe('가');
    expect((await idOf('/public/things/%E0%A4%A')).data.id).toBe('%E0%A4%A');
  });

  it.each([
    ['a value that does not fit', '/public/things?size=big'],
    ['an unknown key', '/public/things?colour=red'],
    ['a repeated key', '/public/things?size=1&size=2'],
    ['any query where the call takes none', '/public/things/a?size=1'],
    ['text that is not decodable', '/public/things?size=%E0%A4%A'],
    ['a NUL in the query', '/public/things?size=1%00'],
    ['a NUL in the path', '/public/things/a%00b'],
  ])('refuses %s with invalid_input', async (_what, path) => {
    const answer = await openThings().request(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });

  it.each([
    ['an unknown key', '{"name":"a","rating":9}'],
    ['a missing key', '{}'],
    ['no body', ''],
    ['no JSON', '{"name":'],
    ['__proto__', '{"name":"a","__proto__":{"admin":true}}'],
  ])('refuses a body with %s', async (_what, body) => {
    const answer = await openThings().request('/member/things', post(body));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    expect({}).not.toHaveProperty('admin');
  });

  it('answers a HEAD like a GET without the body', async () => {
    const answer = await openThings().request('/public/things', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe('40');
  });
});

describe('a conditional request', () => {
  const anyTag = { 'If-None-Match': '*' };

  it('saves the client from loading an unchanged answer', async () => {
    const answer = await openThings().request('/public/things', { headers: anyTag });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });

  it('exists for reads only: a write always answers in full', async () => {
    const answer = await openThings().request('/member/things', post('{"name":"a"}', anyTag));
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: { name: 'a' } }]);
  });
});

describe('the callers of a call', () => {
  it('finds the member of a session', async () => {
    const answer = await openThings().request('/member/things', post('{"name":"a"}'));
    expect(await answer.json()).toEqual({ data: { name: 'a', owner: 'm1' } });
  });

  it('answers 401 without a session, before the input is looked at', async () => {
    const app = openThings();
    const answer = await app.request('/member/things', post('not json', { Authorization: 'x' }));
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    expect((await app.request('/staff/things')).status).toBe(401);
  });

  it('answers 403 to a session of the other kind', async () => {
    const app = openThings();
    const asMember = { headers: { Authorization: 'Bearer m1' } };
    expect((await app.request('/staff/things', asMember)).status).toBe(403);
    const asStaff = post('{"name":"a"}', { Authorization: 'Bearer s1' });
    expect((await app.request('/member/things', asStaff)).status).toBe(403);
  });
});

describe('a failure', () => {
  it.each([
    ['22003', undefined, 400, 'invalid_input'],
    ['22P02', undefined, 400, 'invalid_input'],
    ['23505', 'review_counsel_id_key', 409, 'already_reviewed'],
    ['23505', 'member_nickname_key_key', 409, 'nickname_taken'],
    ['23505', 'some_other_key', 409, 'not_allowed_now'],
    ['23503', 'counsel_clinic_id_fkey', 404, 'not_found'],
    ['40001', undefined, 503, 'overloaded'],
    ['40P01', undefined, 503, 'overloaded'],
    ['53300', undefined, 503, 'overloaded'],
    ['25006', undefined, 503, 'overloaded'],
    ['23514', 'review_rating_check', 500, 'internal'],
    ['42601', undefined, 500, 'internal'],
  ])('%s (%s) of the database is answered with %i %s', async (code, constraint, status, name) => {
    const app = openThings(() => {
      throw new DatabaseError(code, 'select secret from member', constraint);
    });
    const answer = await app.request('/public/things');
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([status, { code: name }]);
    expect(text).not.toMatch(/select|secret|PGlite|pg_| at /);
  });

  it('answers nothing but its id when it is unexpected', async () => {
    const app = openThings(() => {
      throw new Error('nickname 홍길동 in the message');
    });
    const answer = await app.request('/public/things');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'internal',
      message: 'internal',
      requestId: expect.stringMatching(/^[\w-]+$/),
    });
  });

  it('answers Duplicate for a taken nickname, as the specification says', () => {
    expect(refuse('nickname_taken').message).toBe('Duplicate');
  });
});
