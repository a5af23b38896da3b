import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../../../server/db/database.ts';
import { errorAnswer, toRefusal } from '../../../server/http/answer/errorAnswer.ts';
import { refuse, refuseFields, refuseFiles } from '../../../server/refusal.ts';

describe('a failure as an error of the contract', () => {
  const failed = (code: string, constraint?: string) =>
    toRefusal(new DatabaseError(code, 'select secret', constraint));

  it('a refusal stays what it is, and all that is unexpected is internal', () => {
    const refusal = refuse('not_found');
    expect(toRefusal(refusal)).toBe(refusal);
    for (const error of [new Error('secret'), 'secret', null]) {
      expect(toRefusal(error)).toMatchObject({ code: 'internal', message: 'internal' });
    }
  });

  it.each([
    ['23505', 'review_counsel_id_key', 'already_reviewed'],
    ['23505', 'member_nickname_key_key', 'nickname_taken'],
    ['23505', undefined, 'not_allowed_now'],
    ['23503', undefined, 'not_found'],
    ['22003', undefined, 'invalid_input'],
    ['23514', undefined, 'internal'],
    ['42601', undefined, 'internal'],
  ])('%s (%s) of the database is %s', (code, constraint, expected) => {
    expect(failed(code, constraint)).toMatchObject({ code: expected, headers: {} });
  });

  it.each(['25006', '08006', '40001', '53300', '55P03', '57014'])(
    '%s of the database: the client tries again in a second',
    (code) => {
      expect(failed(code)).toMatchObject({ code: 'overloaded', headers: { 'Retry-After': '1' } });
    },
  );
});

describe('an error as it is sent', () => {
  it('has its code, its message and the id of the request, and is never stored', async () => {
    const answer = errorAnswer(refuse('too_many_requests', 'slow', { 'Retry-After': '9' }), 'id');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({
      code: 'too_many_requests',
      message: 'slow',
      requestId: 'id',
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '9',
    });
  });

  it('names the refused files', async () => {
    const answer = errorAnswer(refuseFiles('unsupported_image', ['upload/a']), 'id');
    expect(await answer.json()).toMatchObject({ files: ['upload/a'] });
  });

  it('names the refused fields', async () => {
    const answer = errorAnswer(refuseFields('body.phone: invalid_format', ['phone']), 'id');
    expect(await answer.json()).toEqual({
      code: 'invalid_input',
      message: 'body.phone: invalid_format',
      requestId: 'id',
      fields: ['phone'],
    });
  });
});
