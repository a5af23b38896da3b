import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { implement } from '../../../server/http/implement.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { createFairQueue } from '../../../server/lib/fairQueue.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';

describe('T46 a browser in which a member has signed in', () => {
  const Forwarded = { 'X-Forwarded-For': '192.0.2.1' };

  async function openShared() {
    const options = { rateLimit: createRateLimit(9), trustedHops: 1 };
    const test = await openTestApp({ options });
    const memberId = (await aMember(test.db)).id;
    const browserOf = async () => {
      const { access, refresh } = await startSession(test.db, { memberId }, new Date());
      const body = { token: access, refreshToken: refresh };
      const cookies = new BrowserCookies();
      const elsewhere = { 'X-Forwarded-For': '198.51.100.1' };
      cookies.take((await test.send('POST', '/auth/session', body, elsewhere)).headers);
      return cookies.header;
    };
    const ask = async (headers: Record<string, string>, path = '/member/my-info') =>
      (await test.get(path, { ...Forwarded, ...headers })).status;
    return { browserOf, ask };
  }

  it('counts for its member: strangers who share its address do not slow it down', async () => {
    const { browserOf, ask } = await openShared();
    const cookies = await browserOf();
    for (let call = 0; call < 9; call += 1) expect(await ask({})).toBe(401);
    expect(await ask({})).toBe(429);
    expect(await ask(cookies)).toBe(200);
    expect(await ask(cookies, '/public/taxonomies/specialties')).not.toBe(429);
  });

  it('shares one limit with all other browsers of the member', async () => {
    const { browserOf, ask } = await openShared();
    const [one, other] = [await browserOf(), await browserOf()];
    for (let call = 0; call < 9; call += 1) expect(await ask(one)).toBe(200);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);
    expect(await ask({})).toBe(401);
  });

  it('is recognised only by an intact cookie', async () => {
    const { browserOf, ask } = await openShared();
    const { Cookie } = await browserOf();
    for (let call = 0; call < 9; call += 1) await ask({});
    expect(await ask({ Cookie: Cookie.replace('device=', 'device=x') })).toBe(429);
  });
});

describe('T46 a list', () => {
  const rows = endpoints({
    'GET /public/rows': {
      summary: 'A list',
      audience: 'anyone',
      query: z.strictObject({
        limit: z.coerce.number(),
        offset: z.coerce.number(),
        sort: z.string().optional(),
      }),
      output: z.object({ data: z.array(z.int()) }),
    },
  });

  function openRows(options: Partial<Services> = {}) {
    const seen = { begun: 0, running: 0, most: 0 };
    async function* aHundred() {
      for (let row = 0; row < 100; row += 1) yield row;
    }
    const calls = implement(rows, {
      'GET /public/rows': async ({ query }) => {
        seen.begun += 1;
        seen.running += 1;
        seen.most = Math.max(seen.most, seen.running);
        await wait(20);
        seen.running -= 1;
        return query.limit > 1_000 ? { data: aHundred() } : { data: [1] };
      },
    });
    const { app } = openCallApp(calls, { trustedHops: 1, ...options });
    const ask = async (query: string, address = '192.0.2.1') => {
      const headers = { 'X-Forwarded-For': address };
      const answer = await app.request(`/public/rows?${query}`, { headers });
      await answer.text();
      return answer.status;
    };
    return { seen, ask };
  }

  it('of 100,000 rows counts as 251 calls before it is read: the fifth in five minutes is refused, a page is not', async () => {
    const { seen, ask } = openRows({ rateLimit: createRateLimit() });
    for (let time = 0; time < 4; time += 1) {
      expect(await ask(`limit=100000&offset=${time}`)).toBe(200);
    }
    expect(await ask('limit=100000&offset=5')).toBe(429);
    expect(seen.begun).toBe(4);
    expect(await ask('limit=20&offset=0')).toBe(200);
  });

  it('counts by the rows that it skips, and ten times as much in the popular order', async () => {
    const { ask } = openRows({ rateLimit: createRateLimit(100) });
    /** The number of pages at that depth that are answered before one is refused. */
    const pages = async (sort: string, address: string) => {
      let page = 0;
      while ((await ask(`limit=20&sort=${sort}&offset=${100_000 + page}`, address)) === 200) {
        page += 1;
      }
      return page;
    };
    expect(await pages('newest', '192.0.2.1')).toBe(20);
    expect(await pages('popular', '192.0.2.2')).toBe(2);
  });

  it('waits in a queue when it is long: two run at a time, ten of one caller wait, the others are refused at once', async () => {
    const { calls } = limits;
    const runInTurn = createFairQueue({
      name: 'test',
      places: calls.longAtOnce,
      mostWaiting: calls.longWaiting,
      mostWaitingOfOne: calls.longWaitingOfOne,
    });
    const { seen, ask } = openRows({ runInTurn });
    const deep = (page: number) => `limit=20&sort=popular&offset=${100_000 + page}`;
    const all = Array.from({ length: 20 }, (_, page) => ask(deep(page)));
    expect(await ask('limit=20&offset=0')).toBe(200);
    const statuses = await Promise.all(all);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(seen.most).toBeLessThanOrEqual(3);
  });
});

describe('T46 a heavy call', () => {
  const counts = endpoints({
    'GET /public/counts': {
      summary: 'Counts of a large table',
      audience: 'anyone',
      isHeavy: true,
      query: z.strictObject({ place: z.string() }),
      output: z.object({ data: z.int() }),
    },
  });

  it('counts as eleven calls, and two run at a time', async () => {
    let running = 0;
    let most = 0;
    const calls = implement(counts, {
      'GET /public/counts': async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(20);
        running -= 1;
        return { data: 1 };
      },
    });
    const { app } = openCallApp(calls, {
      rateLimit: createRateLimit(34),
      runInTurn: createFairQueue({
        name: 'test',
        places: 2,
        mostWaiting: 10,
        mostWaitingOfOne: 10,
      }),
      trustedHops: 1,
    });
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    const ask = async (place: number) =>
      (await app.request(`/public/counts?place=${place}`, { headers })).status;
    const statuses = await Promise.all([1, 2, 3, 4].map(ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(most).toBe(2);
  });
});

describe('T46 the network around an address', () => {
  it.each([
    ['IPv6: all /64 of a /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`],
    ['IPv4: all addresses of a /24', (number: number) => `192.0.2.${number}`],
  ])('%s may make 20 times the calls of one address', async (_what, addressAt) => {
    const { app } = await openTestApp({
      options: { rateLimit: createRateLimit(1), trustedHops: 1 },
    });
    const ask = async (number: number) => {
      const headers = { 'X-Forwarded-For': addressAt(number) };
      return (await app.request('/member/my-info', { headers })).status;
    };
    for (let number = 0; number < 20; number += 1) expect(await ask(number)).toBe(401);
    expect(await ask(20)).toBe(429);
  });

  it('does not count what is refused for one of its addresses', async () => {
    const limit = createRateLimit(10);
    const take = (key: string) => limit.take({ key, network: 'network' });
    for (let call = 0; call < 10; call += 1) await take('one');
    for (let call = 0; call < 300; call += 1) {
      await expect(take('one')).rejects.toMatchObject({ code: 'too_many_requests' });
    }
    await take('other');
  });
});
