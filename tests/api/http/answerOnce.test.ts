import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import { KeyLost, type MemberKeys } from '../../../server/crypto/createMemberKeys.ts';
import { createKeyedHash } from '../../../server/crypto/masterKey.ts';
import { installationTexts, sealTexts } from '../../../server/crypto/texts.ts';
import { type Database, DatabaseError, type Queryable } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import {
  createAnswerOnce,
  deleteOldAnswers,
  eraseMemberAnswers,
} from '../../../server/http/answer/answerOnce.ts';
import type { Session } from '../../../server/http/guard/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff, WITHOUT_FACTOR } from '../../support/fixtures/staff/aStaff.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const KEY = 'a-key';
const ASKED = { call: 'POST /member/counsels', content: '상담' };

type Kind = 'member' | 'staff';

const sessionOf = (kind: Kind, id: string): Session =>
  kind === 'member'
    ? { kind, memberId: id, familyId: WITHOUT_FACTOR.familyId }
    : { kind, staffId: id, role: 'OPERATOR', clinicId: null, ...WITHOUT_FACTOR };

forOneEngine((_engine, open) => {
  let db: Database;
  let ids: Record<Kind, string>;
  let other: string;
  let done: number;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await db.script('delete from idempotency_key; delete from staff_idempotency_key');
    ids = { member: (await aMember(db)).id, staff: (await aStaff(db)).staffId };
    other = (await aMember(db)).id;
    done = 0;
    named = [];
  });

  const memberKeys = fakeMemberKeys();
  /** The transactions whose commit an answer names. */
  let named: number[];
  const feed = { ...fakeFeed(), nameCommit: (id: number) => void named.push(id) };
  const services = () => ({ db, feed, masterKeys: testMasterKeys, memberKeys });
  interface Options {
    kind?: Kind;
    id?: string;
    key?: string | null;
    asked?: unknown;
    now?: Date;
    through?: Database;
    fail?: boolean;
    /** Visitors see what the work changes. */
    isPublic?: boolean;
    keys?: MemberKeys;
  }
  /** The answer names how many times the work was done before. */
  const ask = ({
    kind = 'member',
    id = ids[kind],
    key = KEY,
    asked = ASKED,
    ...options
  }: Options = {}) =>
    createAnswerOnce({
      ...services(),
      db: options.through ?? db,
      memberKeys: options.keys ?? memberKeys,
    })(
      {
        session: sessionOf(kind, id),
        headers: new Headers(key === null ? {} : { 'Idempotency-Key': key }),
        now: options.now ?? NOW,
      },
      { asked, answer: z.object({ done: z.number(), text: z.string().optional() }) },
      async (tx) => {
        done += 1;
        if (options.isPublic) await appendChanges(tx, [{ kind: 'search' }]);
        if (options.fail) throw new Error('refused');
        return { done, text: '상담 내용' };
      },
    );
  const later = (ms: number) => new Date(NOW.getTime() + ms);
  const rows = async (sql: string) => JSON.stringify(await db.query(sql));
  const storedRows = async () =>
    (await rows('select * from idempotency_key')) +
    (await rows('select * from staff_idempotency_key'));

  it('with a lost key the work is done once; a key store that fails stops it', async () => {
    const failing = (cause: Error) => ({ ...memberKeys, findOrMake: () => Promise.reject(cause) });
    const keys = failing(new KeyLost('lost'));
    expect(await ask({ keys })).toMatchObject({ done: 1 });
    await expect(ask({ keys })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expect(ask({ keys: failing(new Error('hangs')) })).rejects.toThrow('hangs');
    expect(done).toBe(1);
  });

  describe.each(['member', 'staff'] as const)('a request of %s with a key', (kind) => {
    it('is carried out once, and answered alike', async () => {
      const first = await ask({ kind });
      expect(first).toEqual({ done: 1, text: '상담 내용' });
      expect(await ask({ kind })).toEqual(first);
      expect(named).toEqual([]);
      expect(await ask({ kind, key: 'another-key' })).toMatchObject({ done: 2 });
    });

    it('is refused under a key of another request', async () => {
      await ask({ kind });
      await expect(ask({ kind, asked: { ...ASKED, content: '다른 상담' } })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      });
      expect(done).toBe(1);
    });

    it('can be sent again after it failed: nothing is stored', async () => {
      await expect(ask({ kind, fail: true })).rejects.toThrow('refused');
      expect(await ask({ kind })).toMatchObject({ done: 2 });
    });

    it('names the commit of the first one when it is repeated before others have read it', async () => {
      await ask({ kind, isPublic: true });
      const [row] = await db.query<{ transaction: number }>(
        'select transaction_id::text::bigint as transaction from change order by position desc limit 1',
      );
      expect(named).toEqual([]);
      await ask({ kind, now: later(OWN_WRITE_MS - 1) });
      expect(named).toEqual([row?.transaction]);
      await ask({ kind, now: later(OWN_WRITE_MS) });
      expect(named).toHaveLength(1);
    });

    it('is kept sealed for a day, until the job deletes it', async () => {
      await ask({ kind });
      expect(await storedRows()).not.toContain('상담');
      expect(await ask({ kind, now: later(limits.requests.idempotencyMs) })).toMatchObject({
        done: 1,
      });
      const after = later(limits.requests.idempotencyMs + 1);
      expect(await deleteOldAnswers(db, after)).toBe(1);
      expect(await ask({ kind, now: after })).toMatchObject({ done: 2 });
    });
  });

  it('requests without a key are carried out each time', async () => {
    expect(await ask({ key: null })).toMatchObject({ done: 1 });
    expect(await ask({ key: null })).toMatchObject({ done: 2 });
    expect(await storedRows()).toBe('[][]');
  });

  it('two members may use the same key', async () => {
    await ask();
    expect(await ask({ id: other })).toMatchObject({ done: 2 });
  });

  it.each(['', 'a b', 'ключ', 'x'.repeat(201)])('the key %j is refused', async (key) => {
    const headers = { get: () => key } as unknown as Headers;
    const asked = createAnswerOnce(services())(
      { session: sessionOf('member', ids.member), headers, now: NOW },
      { asked: ASKED, answer: z.string() },
      async () => '',
    );
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'header idempotency-key: 1 to 200 visible ASCII characters',
    });
  });

  it('a key of 200 visible characters is taken', async () => {
    expect(await ask({ key: `!~${'x'.repeat(198)}` })).toMatchObject({ done: 1 });
  });

  it('an answer that cannot be opened any more is not carried out twice', async () => {
    await ask();
    await db.query("update idempotency_key set answer_sealed = 'AQ'");
    await expect(ask()).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect(done).toBe(1);
  });

  it('the stored answers of some keys of a member are forgotten, not the keys', async () => {
    await ask();
    await ask({ id: other });
    await ask({ key: 'another-key' });
    await db.transaction((tx) => eraseMemberAnswers(tx, ids.member, [KEY]));
    await expect(ask()).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect(await ask({ id: other })).toMatchObject({ done: 2 });
    expect(await ask({ key: 'another-key' })).toMatchObject({ done: 3 });
    expect(done).toBe(3);
  });

  it('the answers of different members and staff are sealed by different keys', async () => {
    await ask();
    await ask({ id: other });
    await db.query(
      `update idempotency_key set answer_sealed =
         (select answer_sealed from idempotency_key where member_id = $1)`,
      [other],
    );
    await expect(ask()).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('a process of another version reads them: the same keys, the same place', async () => {
    const asker = {
      member: ['idempotency_key', 'member_id'],
      staff: ['staff_idempotency_key', 'staff_id'],
    };
    const texts = {
      member: await sealTexts(db, memberKeys, ids.member),
      staff: installationTexts(testMasterKeys, 'staff answers'),
    };
    for (const kind of ['member', 'staff'] as const) {
      await ask({ kind });
      const [table = '', owner] = asker[kind];
      const [row] = await db.query<{ request_hash: string; answer_sealed: string }>(
        `select request_hash, answer_sealed from ${table} where ${owner} = $1`,
        [ids[kind]],
      );
      const place = { table, id: `${ids[kind]} ${KEY}`, column: 'answer' };
      expect(texts[kind].open(row?.answer_sealed ?? '', place), kind).toContain('상담 내용');
      const hash = createKeyedHash(testMasterKeys, 'idempotency');
      expect(row?.request_hash).toBe(hash.of(JSON.stringify([ids[kind], KEY, ASKED])));
    }
  });

  it('old answers of both are deleted by the job, in batches, and counted', async () => {
    const hash = createKeyedHash(testMasterKeys, 'idempotency').of('x');
    await db.query(
      `insert into idempotency_key (member_id, key, request_hash, created_at)
       select $1, 'old ' || n, $2, $3 from generate_series(1, 250) as n`,
      [ids.member, hash, NOW],
    );
    await ask({ kind: 'staff' });
    const aDayLater = later(limits.requests.idempotencyMs + 1);
    await ask({ now: aDayLater, key: null });
    expect(await deleteOldAnswers(db, NOW)).toBe(0);
    expect(await deleteOldAnswers(db, aDayLater)).toBe(251);
    expect(await storedRows()).toBe('[][]');
  });

  describe('while another request with the key runs', () => {
    /** A database that inserts no key: it fails with the code, or finds the key there. */
    const failing = (code: string | null): Database => ({
      ...db,
      transaction: (work) =>
        db.transaction((tx) => {
          const query = async (sql: string, ...rest: unknown[]) => {
            if (sql.includes('insert into idempotency_key')) {
              if (code === null) return [];
              throw new DatabaseError(code, 'sql');
            }
            return (tx.query as (...all: unknown[]) => Promise<unknown[]>)(sql, ...rest);
          };
          return work({ ...tx, query } as unknown as Queryable as typeof tx);
        }),
    });

    it.each([
      ['runs for long', '55P03'],
      ['has failed in the meantime', null],
    ])('it is refused for now: the other %s', async (_, code) => {
      await expect(ask({ through: failing(code) })).rejects.toMatchObject({
        code: 'request_in_flight',
        headers: { 'Retry-After': '1' },
      });
    });

    it('other failures of the database stay what they are', async () => {
      await expect(ask({ through: failing('53300') })).rejects.toMatchObject({ code: '53300' });
    });

    it('it waits for two seconds, and later statements wait as long as usual', async () => {
      const timeouts: string[] = [];
      const watching: Database = {
        ...db,
        transaction: (work) =>
          db.transaction((tx) => {
            const query = (sql: string, params?: unknown[]) => {
              if (sql.includes('lock_timeout')) timeouts.push(String(params?.[0]));
              return tx.query(sql, params);
            };
            return work({ ...tx, query } as unknown as Queryable as typeof tx);
          }),
      };
      await ask({ through: watching });
      expect(timeouts).toEqual([String(limits.requests.inFlightMs), '0']);
    });
  });
});
