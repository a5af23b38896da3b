import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitLiffLogins } from '../../../server/domain/session/login/limitLiffLogins.ts';
import { createSignInLimits } from '../../../server/domain/staff/signInLimits.ts';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { networkOf } from '../../../server/http/guard/clientAddress.ts';
import { countCall } from '../../../server/http/guard/countCall.ts';
import type { Devices } from '../../../server/http/guard/devices.ts';
import { inMemory, type MakeLimiter } from '../../../server/http/guard/limiters.ts';
import { listCost } from '../../../server/http/guard/listCost.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { limits } from '../../../server/limits/limits.ts';
import { noDevices } from '../../support/app/callApp.ts';
import { waitOf } from '../../support/app/waitOf.ts';

const one = { key: 'one', network: null };
const neighbour = (number: number) => ({ key: `neighbour ${number}`, network: 'street' });

describe('T46 calls of one caller', () => {
  it('wait until the five minutes are over', async () => {
    const { take } = createRateLimit(1);
    await take(one);
    const seconds = await waitOf(take(one));
    expect(seconds).toBeGreaterThan(limits.calls.windowMs / 1_000 - 10);
    expect(seconds).toBeLessThanOrEqual(limits.calls.windowMs / 1_000);
  });

  it('are still accepted if they are cheap after an expensive one was refused', async () => {
    const { take } = createRateLimit(10);
    await take(one, 6);
    await waitOf(take(one, 6));
    await take(one, 4);
    await waitOf(take(one, 1));
  });

  it('may cost more than the whole limit once, if it is the first', async () => {
    const { take } = createRateLimit(10);
    await take(one, 500);
    await waitOf(take(one, 1));
  });

  it('can cost parts of a point', async () => {
    const { take } = createRateLimit(1);
    const part = 1 / limits.calls.picturesPerPoint;
    for (let photo = 0; photo < limits.calls.picturesPerPoint; photo += 1) await take(one, part);
    await waitOf(take(one, part));
  });

  it('are corrected afterwards, for the caller and for its network', async () => {
    const { take, settle } = createRateLimit(10);
    await take(one, 6);
    await settle(one, -3);
    await settle(one, 0);
    await take(one, 7);
    await waitOf(take(one, 1));

    const dear = 10 * limits.calls.addressesOfNetwork;
    await settle(neighbour(1), dear);
    await waitOf(take(neighbour(2), 1));
    await take(one, 0);
  });
});

describe('T46 the network of a caller', () => {
  it('allows the calls of twenty addresses', async () => {
    const { take } = createRateLimit(1);
    const most = limits.calls.addressesOfNetwork;
    for (let number = 0; number < most; number += 1) await take(neighbour(number));
    await waitOf(take(neighbour(most)));
    await take({ key: 'elsewhere', network: 'another street' });
  });

  it('does not limit known devices', async () => {
    const { take } = createRateLimit(1);
    for (let number = 0; number <= limits.calls.addressesOfNetwork; number += 1) {
      await take({ key: `device ${number}`, network: null });
    }
  });
});

describe('T46 a request', () => {
  const taken: unknown[] = [];
  const rateLimit = {
    take: async (caller: unknown, points: unknown) => void taken.push(caller, points),
    settle: async () => {},
  };
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

  const callerOf = async (
    devices: Devices,
    bindings: object = env,
    options?: Parameters<typeof countCall>[2],
  ) => {
    taken.length = 0;
    const app = new Hono<AppEnv>();
    app.get('/', async (c) =>
      c.json(await countCall(c, { rateLimit, trustedHops: 0, devices }, options)),
    );
    return (await app.request('/', {}, bindings)).json();
  };
  const device: Devices = { ...noDevices, nameOf: async () => 'known' };
  const away: Devices = { ...noDevices, nameOf: () => Promise.reject(new Error('away')) };
  const ofAddress = { key: 'call 192.0.2.1', network: 'call 192.0.2.0/24' };

  it('counts for its address, also while devices cannot be read', async () => {
    for (const devices of [noDevices, away]) {
      expect(await callerOf(devices)).toEqual(ofAddress);
      expect(taken).toEqual([ofAddress, 1]);
    }
  });

  it('counts for its known device, each kind of request separately', async () => {
    expect(await callerOf(device)).toEqual({ key: 'call device known', network: null });
    expect(await callerOf(device, env, { kind: 'page', points: 3 })).toEqual({
      key: 'page device known',
      network: null,
    });
    expect(taken[1]).toBe(3);
  });

  it('of the server itself is not counted', async () => {
    expect(await callerOf(noDevices, { isForPage: true })).toBeNull();
    expect(taken).toEqual([]);
  });

  it('without a socket is counted all the same', async () => {
    expect(await callerOf(noDevices, {})).toMatchObject({ key: 'call unknown' });
  });
});

describe('the network around an address', () => {
  it('is its /24 or /48', () => {
    expect(networkOf('192.0.2.77')).toBe('192.0.2.0/24');
    expect(networkOf('2001:db8:1:0::/64')).toBe('2001:db8:1::/48');
  });
});

describe('the cost of a list', () => {
  const { calls } = limits;

  it('is zero for calls that are no list', () => {
    const nothing = { rowPoints: 0, skippedPoints: 0, isLong: false };
    for (const query of [undefined, {}, { limit: 100_000 }, { offset: 100_000 }]) {
      expect(listCost(query)).toEqual(nothing);
    }
  });

  it('grows with its rows and with the rows that it skips', () => {
    const slice = { limit: 3 * calls.rowsPerPoint, offset: 2 * calls.skippedPerPoint };
    expect(listCost(slice)).toEqual({ rowPoints: 3, skippedPoints: 2, isLong: true });
    expect(listCost({ limit: calls.rowsPerPoint - 1, offset: 0 })).toMatchObject({ rowPoints: 0 });
  });

  it('after a cursor is that of its rows only: the offset beside it skips nothing', () => {
    const slice = { limit: 20, offset: 10 * calls.skippedPerPoint, after: 'the last row' };
    expect(listCost(slice)).toEqual({ rowPoints: 0, skippedPoints: 0, isLong: false });
    expect(listCost({ ...slice, limit: calls.longRows + 1 }).isLong).toBe(true);
    const onDesk = { ...slice, limit: 2 * calls.rowsPerPoint, after: { id: 'x', isPending: true } };
    expect(listCost(onDesk)).toMatchObject({ rowPoints: 2, skippedPoints: 0 });
  });

  it('is more in the popular order', () => {
    const offset = 2 * calls.sortedSkippedPerPoint;
    expect(listCost({ limit: 20, offset, sort: 'popular' })).toMatchObject({ skippedPoints: 2 });
    expect(listCost({ limit: 20, offset, sort: 'newest' })).toMatchObject({ skippedPoints: 0 });
  });

  it.each([
    ['newest', calls.longRows],
    ['popular', calls.longSortedRows],
  ])('makes a long list wait in the queue: %s', (sort, most) => {
    expect(listCost({ limit: 20, offset: most - 20, sort }).isLong).toBe(false);
    expect(listCost({ limit: 21, offset: most - 20, sort }).isLong).toBe(true);
  });
});

it('each limit counts under a name of its own, the same in all processes', () => {
  const counted: unknown[] = [];
  const make: MakeLimiter = (options) => {
    counted.push([options.name, options.points]);
    return inMemory(options);
  };
  limitLiffLogins(make);
  createSignInLimits(make);
  const { liffLogin, signIn } = limits;
  expect(counted).toEqual([
    ['LIFF login', liffLogin.perToken],
    ['sign-in address', signIn.triesOfAddress],
    ['sign-in here', signIn.triesHere],
    ['sign-in account', signIn.triesAtAccount],
    ['sign-in network', signIn.triesOfNetwork],
    ['sign-in unknown', signIn.triesOfUnknown],
    ['sign-in known', 1],
  ]);
});

describe('logins with one ID token of LINE', () => {
  it('are five in an hour; other tokens are counted separately', async () => {
    const take = limitLiffLogins();
    for (let login = 0; login < limits.liffLogin.perToken; login += 1) await take('token');
    const seconds = await waitOf(take('token'));
    expect(seconds).toBeGreaterThan(3_590);
    expect(seconds).toBeLessThanOrEqual(3_600);
    await take('another');
  });
});
