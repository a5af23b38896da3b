import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { BACKGROUND_HEADER } from '../../../contract/plain/headers.ts';
import { createLive, type Live } from '../../../server/domain/live/createLive.ts';
import type { Sessions, StaffSession } from '../../../server/http/guard/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { emptyTables, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openLive, type ReadStream } from '../../support/app/readLive.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const ENDED = new Set<string>();
const asked: Headers[] = [];
const sessions: Sessions = {
  find: async (headers, audience) => {
    asked.push(headers);
    const session = await fakeSessions.find(headers, audience);
    return session && ENDED.has(session.familyId) ? null : session;
  },
};

forRacingCalls((_engine, open) => {
  /** Two processes on one database: calls are made here, and streams are open there. */
  let here: TestApp;
  let there: TestApp;
  let live: Live;
  let time = Date.now();
  let member: string;
  let other: string;
  let staff: StaffSession;
  let colleague: StaffSession;
  let counsel: string;
  const now = () => new Date(time);

  beforeAll(async () => {
    const db = await open();
    here = await openTestApp({ db, now, options: { sessions } });
    const { context } = await openTestApp({ db, now });
    live = createLive(context);
    there = await openTestApp({ db, now, options: { sessions, live } });
  });
  beforeEach(async () => {
    ENDED.clear();
    asked.length = 0;
    await emptyTables(here.db);
    const clinic_id = (await aClinic(here.db)).id;
    member = (await aConsentingMember(here.db, clinic_id)).id;
    other = (await aConsentingMember(here.db, clinic_id)).id;
    staff = await aStaff(here.db, { clinic_id });
    colleague = { ...staff, familyId: other };
    counsel = (await aCounsel(here.db, { member_id: member, clinic_id })).id;
    time = Date.now() + 1_000;
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ leave }) => leave()));
  });

  const opened: ReadStream[] = [];
  const stream = async (url: string, headers: Record<string, string>) => {
    const read = await openLive(there.app, url, headers);
    opened.push(read);
    return read;
  };
  const send = (method: string, path: string, body: object, who: string | StaffSession) =>
    here.send(method, path, body, typeof who === 'string' ? asMember(who) : asking(who));
  const mine = () => stream('/member/live', asMember(member));
  const desk = (who = staff) => stream('/staff/live', asking(who));
  const path = (rest = '') => `/member/counsels/${counsel}${rest}`;
  const staffPath = (rest = '') => `/staff/counsels/${counsel}${rest}`;

  it('reaches the member and the clinic of a counsel, at every process, and no one else', async () => {
    const elsewhere = await aStaff(here.db, { role: 'CLINIC' });
    const [me, them, clinic, stranger] = [
      await mine(),
      await stream('/member/live', asMember(other)),
      await desk(),
      await desk({ ...elsewhere, familyId: 'elsewhere' }),
    ];
    expect(me.events).toEqual(['hello']);
    await send('POST', path('/messages'), { text: '질문이 있어요' }, member);
    await expect.poll(() => clinic.events).toEqual(['hello', `change message ${counsel}`]);
    await send('POST', staffPath('/read'), { until: 1 }, staff);
    await send('POST', staffPath('/messages'), { text: '안녕하세요' }, staff);
    await send('PATCH', staffPath(), { version: 1, state: 'CLINIC_CONFIRMED' }, staff);
    const told = [
      'hello',
      `change message ${counsel}`,
      `change read ${counsel}`,
      `change counsel ${counsel}`,
    ];
    const own = [...told, `change notice ${counsel}`].sort();
    await expect.poll(() => [...new Set(me.events)].sort()).toEqual(own);
    await expect.poll(() => [...new Set(clinic.events)].sort()).toEqual([...told].sort());
    expect([them.events, stranger.events]).toEqual([['hello'], ['hello']]);
    expect(JSON.stringify(me.events)).not.toContain('질문');
  });

  it('sends a new counsel to the clinic, a note to the clinic only, and what the member has seen to the member only', async () => {
    const [me, clinic] = [await mine(), await desk()];
    const clinic_id = staff.clinicId;
    const form = { clinic_id, sourceType: 'CLINIC', sourceId: clinic_id, content: '비밀' };
    const booked = await send('POST', '/member/counsels', form, member);
    const { id } = Object(booked.body).data;
    await expect.poll(() => clinic.events).toContain(`change counsel ${id}`);
    await expect.poll(() => me.events).toContain(`change counsel ${id}`);
    await send('PATCH', staffPath(), { version: 1, note: '메모' }, staff);
    await expect.poll(() => clinic.events).toContain(`change counsel ${counsel}`);
    await send('PATCH', staffPath(), { version: 2, state: 'CLINIC_CONFIRMED' }, staff);
    await expect.poll(() => me.events).toContain(`change counsel ${counsel}`);
    expect(me.events.filter((event) => event === `change counsel ${counsel}`)).toHaveLength(1);
    await here.get(path(), asMember(member));
    await expect.poll(() => me.events).toContain(`change read ${counsel}`);
    expect(clinic.events).not.toContain(`change read ${counsel}`);
  });

  it('tells the other pages of a member that the notices were read', async () => {
    const me = await mine();
    const told = () => me.events.filter((event) => event === `change notice ${counsel}`);
    await send('PATCH', staffPath(), { version: 1, state: 'CLINIC_CONFIRMED' }, staff);
    await expect.poll(() => told().length).toBe(1);
    const [newest] = Object((await here.get('/member/notices', asMember(member))).body).data;
    await send('POST', '/member/notices/read', { until: newest.id }, member);
    await expect.poll(() => told().length).toBe(2);
    // Nothing is new any more.
    await send('POST', '/member/notices/read', { until: newest.id }, member);
    await here.get(path(), asMember(member));
    await expect.poll(() => me.events).toContain(`change read ${counsel}`);
    expect(told()).toHaveLength(2);
  });

  it('tells the clinic when the member withdraws the consent, and once when they agree again', async () => {
    const clinic = await desk();
    const told = () => clinic.events.filter((event) => event === `change consent ${counsel}`);
    await send('POST', '/member/consents/withdrawal', { counsels: 'keep' }, member);
    await expect.poll(() => told().length).toBe(1);
    const text = { version: CONSENT_VERSION, language: 'ko', purposes: CONSENT_PURPOSES };
    const agree = () =>
      send('POST', '/member/consents', { clinic_id: staff.clinicId, ...text }, member);
    await agree();
    await agree();
    await send('POST', path('/messages'), { text: '동의했어요' }, member);
    await expect.poll(() => clinic.events).toContain(`change message ${counsel}`);
    expect(told()).toHaveLength(2);
  });

  it('tells the clinic of the counsels that leave with their member', async () => {
    const clinic = await desk();
    await here.send('DELETE', `/member/${member}`, undefined, asMember(member));
    await expect.poll(() => clinic.events).toEqual(['hello', `change counsel ${counsel}`]);
  });

  it('is not cached, not compressed and not collected by proxies, and does not prolong the session', async () => {
    const { response } = await mine();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    time += limits.live.checkMs;
    await live.check();
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every((headers) => headers.has(BACKGROUND_HEADER))).toBe(true);
    const head = await there.app.request('/member/live', {
      method: 'HEAD',
      headers: asMember(other),
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    await expect.poll(() => live.count()).toBe(1);
  });

  it('ends within a minute after the session has ended, or moved to another clinic', async () => {
    const [me, clinic, second] = [await mine(), await desk(), await desk(colleague)];
    ENDED.add(member);
    await live.check();
    expect(me.isOver()).toBe(false);
    time += limits.live.checkMs;
    await live.check();
    await expect.poll(() => me.isOver()).toBe(true);
    expect(me.events.at(-1)).toBe('bye 0');
    expect([clinic.isOver(), second.isOver()]).toEqual([false, false]);
    const refused = await there.get('/member/live', asMember(member));
    expect(refused.status).toBe(401);
  });

  it('is one for each session: a second one ends the first', async () => {
    const first = await mine();
    const second = await mine();
    await expect.poll(() => first.isOver()).toBe(true);
    expect(first.events).toEqual(['hello', 'replaced']);
    expect(second.isOver()).toBe(false);
  });
});

describe('the streams of a process', () => {
  const owner = (name: string, changes = {}) => ({
    about: { memberId: name },
    familyId: name,
    accountId: name,
    address: name,
    isAllowed: async () => true,
    ...changes,
  });
  const aLive = () => {
    const feed = fakeFeed();
    let time = 0;
    const streams = createLive({ feed, now: () => new Date(time) });
    const later = (ms: number) => {
      time += ms;
      streams.beat();
      return streams.check();
    };
    return { feed, streams, later };
  };
  const refusalOf = (open: () => unknown) => {
    try {
      open();
    } catch (refusal) {
      const { code, headers } = Object(refusal);
      return { code, headers };
    }
    return null;
  };
  const LATER = { 'Retry-After': '60' };

  it('are limited for an account, an address and the process; closed streams are not counted', async () => {
    const { streams } = aLive();
    const opened = Array.from({ length: limits.live.ofAccount }, (_, n) =>
      streams.open(owner(`a ${n}`, { accountId: 'me' })),
    );
    const mine = () => streams.open(owner('another', { accountId: 'me' }));
    expect(refusalOf(mine)).toEqual({ code: 'too_many_requests', headers: LATER });
    await opened[0]?.cancel();
    expect(refusalOf(mine)).toBeNull();

    const near = (n: number) => () => streams.open(owner(`b ${n}`, { address: 'one' }));
    for (let n = 0; n < limits.live.ofAddress; n += 1) near(n)();
    expect(refusalOf(near(9_999))).toEqual({ code: 'too_many_requests', headers: LATER });

    while (streams.count() < limits.live.streams) streams.open(owner(`c ${streams.count()}`));
    const refused = refusalOf(() => streams.open(owner('d')));
    expect(refused).toEqual({ code: 'overloaded', headers: LATER });
  });

  it('send a heartbeat every 15 seconds, also while the database is slow; a client that reads nothing is closed', async () => {
    const { streams, later } = aLive();
    const isAllowed = () => new Promise<boolean>(() => {});
    const reader = streams.open(owner('reads', { isAllowed })).getReader();
    streams.open(owner('sleeps'));
    const texts: string[] = [];
    for (let round = 0; round < limits.live.unsent; round += 1) {
      texts.push(Buffer.from((await reader.read()).value ?? []).toString());
      void later(limits.live.beatMs);
    }
    expect(texts.slice(0, 2)).toEqual(['event: hello\ndata: \n\n', ':\n\n']);
    expect(streams.count()).toBe(1);
  });

  it('stay open while the database does not say whether the session goes on', async () => {
    const { streams, later } = aLive();
    streams.open(owner('me', { isAllowed: () => Promise.reject(new Error('no database')) }));
    await later(limits.live.checkMs);
    expect(streams.count()).toBe(1);
  });

  it('all end within ten seconds when changes may be missed, as after a restore', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { feed, streams } = aLive();
    for (const name of ['a', 'b', 'c']) streams.open(owner(name));
    feed.addCounsels(null);
    expect(streams.count()).toBe(3);
    vi.advanceTimersByTime(limits.live.spreadMs);
    expect(streams.count()).toBe(0);
    vi.useRealTimers();
  });

  it('end in the second half of the drain, at different moments, and no new one is opened', async () => {
    const { streams } = aLive();
    const ends: { at: number; wait: number }[] = [];
    const begun = performance.now();
    const reading = Array.from({ length: 20 }, async (_, n) => {
      let last = '';
      for await (const text of streams.open(owner(`${n}`))) last = Buffer.from(text).toString();
      const wait = Number(/data: (\d+)/.exec(last)?.[1]);
      ends.push({ at: performance.now() - begun, wait });
    });
    streams.drain(400);
    expect(refusalOf(() => streams.open(owner('new')))).toMatchObject({ code: 'overloaded' });
    await Promise.all(reading);
    expect(Math.min(...ends.map(({ at }) => at))).toBeGreaterThanOrEqual(195);
    expect(new Set(ends.map(({ at }) => Math.round(at / 10))).size).toBeGreaterThan(5);
    expect(new Set(ends.map(({ wait }) => wait)).size).toBeGreaterThan(10);
    expect(Math.max(...ends.map(({ wait }) => wait))).toBeLessThanOrEqual(limits.live.spreadMs);
  });
});
