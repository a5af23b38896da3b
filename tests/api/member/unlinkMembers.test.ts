import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINE_TOKEN_HEADER } from '../../../contract/plain/headers.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { rotateUnlinkings, unlinkMembers } from '../../../server/domain/member/unlinkMembers.ts';
import { createUnlinks } from '../../../server/identity/createUnlinks.ts';
import type { Unlink } from '../../../server/identity/unlink.ts';
import { emptyTables, openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { openFakeKakao } from '../../support/fakes/fakeKakao.ts';
import { openFakeLineApi } from '../../support/fakes/fakeLineApi.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const ISSUER = 'https://kauth.kakao.com';
const ADMIN_KEY = 'admin-key';
const SUBJECT = '3141592653';
const LINE_ISSUER = 'https://access.line.me';
const LINE_TOKEN = 'token-of-the-leaver';
const BEGIN = new Date('2026-11-23T01:00:00Z');

let kakao: Awaited<ReturnType<typeof openFakeKakao>>;
let line: Awaited<ReturnType<typeof openFakeLineApi>>;
let test: TestApp;
beforeAll(async () => {
  kakao = await openFakeKakao(ADMIN_KEY);
  line = await openFakeLineApi();
  const unlinks = createUnlinks({
    kakao: { issuer: ISSUER, apiUrl: kakao.url, adminKey: ADMIN_KEY },
    line: { issuer: LINE_ISSUER, apiUrl: line.url, ...line.channel },
  });
  const options = { sessions: fakeSessions };
  const db = await openTestDatabase();
  test = await openTestApp({ db, now: () => BEGIN, unlinks, options });
});
beforeEach(async () => {
  await emptyTables(test.db);
  kakao.asked.length = 0;
  kakao.linked.clear();
  kakao.linked.add(SUBJECT);
  kakao.setDown(false);
  line.reset({ [LINE_TOKEN]: SUBJECT });
});

async function aMemberOf(issuer: string): Promise<string> {
  const { id } = await aMember(test.db);
  await test.db.query('insert into member_identity values ($1, $2, $3, now())', [
    issuer,
    SUBJECT,
    id,
  ]);
  return id;
}
const leave = async (id: string, lineToken?: string) => {
  const headers = { ...asMember(id), ...(lineToken && { [LINE_TOKEN_HEADER]: lineToken }) };
  const { status } = await test.send('DELETE', `/member/${id}`, undefined, headers);
  expect(status).toBe(200);
  expect(await test.db.query('select 1 from member where id = $1', [id])).toEqual([]);
};
const waiting = () => test.db.query<{ attempts: number }>('select * from unlinking');

/** The job, so many seconds after the member left. */
async function work(seconds: number, options: { unlinks?: readonly Unlink[]; key?: Buffer } = {}) {
  const { log, text } = openLogLines();
  const now = () => new Date(BEGIN.getTime() + seconds * 1_000);
  const newKey = options.key && {
    current: masterKeyOf(options.key),
    old: testMasterKeys.current,
  };
  const { unlinks = test.context.unlinks } = options;
  const context = { ...test.context, now, unlinks, masterKeys: newKey ?? testMasterKeys };
  await unlinkMembers(context, { log });
  return text();
}

describe('a member of Kakao who leaves', () => {
  it('is unlinked there, and nothing of the login stays here', async () => {
    await leave(await aMemberOf(ISSUER));
    expect(JSON.stringify(await waiting())).not.toContain(SUBJECT);
    expect(await work(0)).toBe('');
    expect(kakao.linked.has(SUBJECT)).toBe(false);
    expect(await waiting()).toEqual([]);
    await work(60);
    expect(kakao.asked).toEqual([SUBJECT]);
  });

  it('is unlinked as well when an operator erases the member', async () => {
    const id = await aMemberOf(ISSUER);
    const operator = await aStaff(test.db, { user_id: 'boss' });
    const path = `/staff/members/${id}/erase`;
    const erased = await test.send('POST', path, { reason: 'REQUEST' }, asking(operator));
    expect(erased.status).toBe(200);
    await work(0);
    expect(kakao.linked.has(SUBJECT)).toBe(false);
  });

  it('is erased at once when Kakao is down, and unlinked later', async () => {
    kakao.setDown(true);
    await leave(await aMemberOf(ISSUER));
    const line = await work(0);
    expect(JSON.parse(line)).toMatchObject({ provider: 'kakao', problem: 'status 503', level: 40 });
    expect(line).not.toContain(SUBJECT);
    await work(5);
    expect(kakao.asked).toHaveLength(1);
    kakao.setDown(false);
    await work(10);
    expect(kakao.linked.has(SUBJECT)).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  it('with no answer at all is tried again', async () => {
    await leave(await aMemberOf(ISSUER));
    const nowhere = { issuer: ISSUER, apiUrl: 'http://127.0.0.1:1', adminKey: ADMIN_KEY };
    const line = await work(0, { unlinks: createUnlinks({ kakao: nowhere, line: null }) });
    expect(line).toContain('no answer');
    await work(10);
    expect(await waiting()).toEqual([]);
  });

  it('is done when the person had unlinked the service before', async () => {
    kakao.linked.clear();
    await leave(await aMemberOf(ISSUER));
    expect(await work(0)).toBe('');
    expect(await waiting()).toEqual([]);
  });

  it('is tried for a week with a wrong admin key, then given up, and the log says so', async () => {
    await leave(await aMemberOf(ISSUER));
    const wrong = createUnlinks({
      kakao: { issuer: ISSUER, apiUrl: kakao.url, adminKey: 'another' },
      line: null,
    });
    expect(await work(0, { unlinks: wrong })).toContain('status 401');
    expect(await work(6 * 86_400, { unlinks: wrong })).toContain('not unlinked');
    expect(await waiting()).toHaveLength(1);
    expect(await work(8 * 86_400, { unlinks: wrong })).toContain('given up');
    expect(await waiting()).toEqual([]);
  });

  it('is given up after a week when the row was damaged, and holds up no other one', async () => {
    await leave(await aMemberOf(ISSUER));
    await test.db.query('update unlinking set id = gen_random_uuid()');
    await leave(await aMemberOf(ISSUER));
    expect(await work(0)).toContain('cannot be opened');
    expect(kakao.linked.has(SUBJECT)).toBe(false);
    expect(await work(8 * 86_400)).toContain('given up');
    expect(await waiting()).toEqual([]);
  });

  it('and came back in the meantime stays linked', async () => {
    kakao.setDown(true);
    await leave(await aMemberOf(ISSUER));
    await work(0);
    kakao.setDown(false);
    await aMemberOf(ISSUER);
    await work(60);
    expect(kakao.linked.has(SUBJECT)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('is unlinked also when the master key was replaced meanwhile', async () => {
    await leave(await aMemberOf(ISSUER));
    await work(0, { key: Buffer.alloc(32, 9) });
    expect(kakao.linked.has(SUBJECT)).toBe(false);
  });

  it('is unlinked by only one of two processes at once', async () => {
    await leave(await aMemberOf(ISSUER));
    await Promise.all([work(0), work(0)]);
    expect(kakao.asked).toHaveLength(1);
  });
});

describe('a member of LINE who leaves inside LINE', () => {
  it('is unlinked there by their own access token, and nothing of the login stays here', async () => {
    await leave(await aMemberOf(LINE_ISSUER), LINE_TOKEN);
    const stored = JSON.stringify(await waiting());
    expect(stored).not.toContain(SUBJECT);
    expect(stored).not.toContain(LINE_TOKEN);
    expect(await work(0)).toBe('');
    expect(line.linked.size).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('is erased at once when LINE is down, and unlinked later, also under a new master key', async () => {
    line.setDown(true);
    await leave(await aMemberOf(LINE_ISSUER), LINE_TOKEN);
    const lines = await work(0);
    expect(JSON.parse(lines)).toMatchObject({
      provider: 'line',
      problem: 'status 500 of /oauth2/v2.1/verify',
    });
    expect(lines).not.toContain(LINE_TOKEN);
    line.setDown(false);
    await work(10, { key: Buffer.alloc(32, 9) });
    expect(line.linked.size).toBe(0);
  });

  it('is unlinked also when keys:rotate was run meanwhile and the former master key is gone', async () => {
    await leave(await aMemberOf(LINE_ISSUER), LINE_TOKEN);
    const current = masterKeyOf(Buffer.alloc(32, 9));
    await rotateUnlinkings(test.db, { current, old: testMasterKeys.current });
    const { log, text } = openLogLines();
    await unlinkMembers({ ...test.context, masterKeys: { current, old: null } }, { log });
    expect(text()).toBe('');
    expect(line.linked.size).toBe(0);
  });

  it.each([
    ['that of another person', 'token-of-a-friend', 'the access token is of another person'],
    ['that of another channel', 'of-another-channel', 'the access token is of another channel'],
    ['one that has ended', 'token-of-last-year', 'the access token has ended'],
  ])('with %s, unlinks no person and is not asked again', async (_, token, problem) => {
    line.linked.set('token-of-a-friend', 'a friend');
    await leave(await aMemberOf(LINE_ISSUER), token);
    const lines = await work(0);
    expect(JSON.parse(lines)).toMatchObject({ provider: 'line', problem });
    expect(lines).toContain('given up');
    expect(lines).not.toContain(token);
    expect([...line.linked.keys()]).toEqual([LINE_TOKEN, 'token-of-a-friend']);
    expect(await waiting()).toEqual([]);
  });

  it(
    'who presses twice at once is unlinked once, and the log has no warning',
    inRounds,
    async () => {
      const id = await aMemberOf(LINE_ISSUER);
      await Promise.all([leave(id, LINE_TOKEN), leave(id, LINE_TOKEN)]);
      expect(await waiting()).toHaveLength(1);
      expect(await work(0)).toBe('');
      expect(line.linked.size).toBe(0);
    },
  );

  it('leaves also with a header that is no token', async () => {
    await leave(await aMemberOf(LINE_ISSUER), 'no token');
    expect(await waiting()).toEqual([]);
  });

  it('is not asked for by the token when the member came from another provider', async () => {
    await leave(await aMemberOf('https://accounts.google.com'), LINE_TOKEN);
    expect(await waiting()).toEqual([]);
  });
});

describe('nothing is sent', () => {
  it.each(['https://appleid.apple.com', 'https://access.line.me', 'demo'])(
    'for a member of %s: there is no token to send',
    async (issuer) => {
      await leave(await aMemberOf(issuer));
      expect(await waiting()).toEqual([]);
    },
  );

  it('without an admin key', async () => {
    const { app } = await openTestApp({ db: test.db, options: { sessions: fakeSessions } });
    const id = await aMemberOf(ISSUER);
    const headers = { Origin: test.context.clientConfig.publicUrl, ...asMember(id) };
    const left = await app.request(`/member/${id}`, { method: 'DELETE', headers });
    expect(left.status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(createUnlinks({ kakao: null, line: null })).toEqual([]);
  });
});
