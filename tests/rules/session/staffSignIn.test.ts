import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignInLimits } from '../../../server/domain/staff/signInLimits.ts';
import { limits } from '../../../server/limits/limits.ts';
import { queueRunning } from '../../../server/metrics/metrics.ts';
import { waitOf } from '../../support/app/waitOf.ts';

const refused = expect.objectContaining({ code: 'too_many_requests' });
/** Each in its own network. */
const addressOf = (index: number) => `192.0.${index}.2`;
const placeOf = (address: string) => ({ address, isKnownDevice: false });

function openLimits() {
  const { check, reset } = createSignInLimits();
  return {
    take: (userId: string, address: string) => check(userId, placeOf(address), async () => {}),
    reset: (userId: string, address: string) => reset(userId, placeOf(address)),
  };
}

describe('T37 guessing a password', () => {
  it('the 11th try at an account from one address waits, and other addresses do not', async () => {
    const { take } = openLimits();
    for (let i = 0; i < 10; i += 1) await take('front.desk', addressOf(1));
    await expect(take('front.desk', addressOf(1))).rejects.toEqual(refused);
    await take('front.desk', addressOf(2));
  });

  it('the 26th try from one address waits, for any account', async () => {
    const { take } = openLimits();
    for (let i = 0; i < 25; i += 1) await take(`guess.${i}`, addressOf(1));
    await expect(take('front.desk', addressOf(1))).rejects.toEqual(refused);
    await take('front.desk', addressOf(2));
  });

  it('from many addresses at once is limited, too: the 101st in an hour waits', async () => {
    const { take } = openLimits();
    for (let i = 0; i < 100; i += 1) await take('front.desk', addressOf(i));
    await expect(take('front.desk', addressOf(200))).rejects.toEqual(refused);
    await take('other.desk', addressOf(200));
  });

  it('a refused try does not count against the account', async () => {
    const { take } = openLimits();
    for (let i = 0; i < 10; i += 1) await take('front.desk', addressOf(1));
    for (let i = 0; i < 15; i += 1) {
      await expect(take('front.desk', addressOf(1))).rejects.toEqual(refused);
    }
    for (let i = 0; i < 90; i += 1) await take('front.desk', addressOf(2 + i));
    await expect(take('front.desk', addressOf(200))).rejects.toEqual(refused);
  });
});

describe('T37 the right password', () => {
  it('resets the count of its account and address, not that of the address', async () => {
    const { take, reset } = openLimits();
    for (let i = 0; i < 25; i += 1) {
      await take('front.desk', addressOf(1));
      await reset('front.desk', addressOf(1));
    }
    await expect(take('front.desk', addressOf(1))).rejects.toEqual(refused);
    await take('front.desk', addressOf(2));
  });

  it('gives other addresses no further tries', async () => {
    const { take, reset } = openLimits();
    for (let i = 0; i < 99; i += 1) await take('front.desk', addressOf(i));
    for (let i = 0; i < 5; i += 1) {
      await take('front.desk', addressOf(200));
      await reset('front.desk', addressOf(200));
    }
    await take('front.desk', addressOf(201));
    await expect(take('front.desk', addressOf(202))).rejects.toEqual(refused);
  });

  it('makes its address known: guesses from other addresses do not slow it down, for any account', async () => {
    const { take, reset } = openLimits();
    await take('front.desk', addressOf(250));
    await reset('front.desk', addressOf(250));
    for (const account of ['front.desk', 'nobody.here']) {
      for (let i = 0; i < 100; i += 1) await take(account, addressOf(i));
      await expect(take(account, addressOf(251))).rejects.toEqual(refused);
      // Also for an unknown name, because the address is known, not the account.
      await take(account, addressOf(250));
    }
  });
});

describe('T37 sign-ins of staff', () => {
  const nothing = async () => {};
  const at = (address: string, isKnownDevice = false) => ({ address, isKnownDevice });
  const { signIn } = limits;

  it('tell how long to wait', async () => {
    const { check } = createSignInLimits();
    for (let i = 0; i < signIn.triesHere; i += 1)
      await check('clinic.one', at('192.0.2.1'), nothing);
    const seconds = await waitOf(check('clinic.one', at('192.0.2.1'), nothing));
    expect(seconds).toBeGreaterThan(signIn.hereMs / 1_000 - 10);
    expect(seconds).toBeLessThanOrEqual(signIn.hereMs / 1_000);
  });

  it('in a known browser are counted separately from its address', async () => {
    const { check } = createSignInLimits();
    for (let i = 0; i < signIn.triesOfAddress; i += 1) {
      await check(`guess ${i}`, at('192.0.2.1'), nothing);
    }
    await waitOf(check('clinic.one', at('192.0.2.1'), nothing));
    for (let i = 0; i < signIn.triesHere; i += 1) {
      await check('clinic.one', at('192.0.2.1', true), nothing);
    }
    await waitOf(check('clinic.one', at('192.0.2.2', true), nothing));
    for (let i = 0; i < signIn.triesOfAddress; i += 1) {
      await check(`other ${i}`, at('192.0.2.1', true), nothing);
    }
  });

  it('from one network are limited over all its addresses', async () => {
    const { check } = createSignInLimits();
    for (let i = 0; i < signIn.triesOfNetwork; i += 1) {
      await check(`guess ${i}`, at(`192.0.2.${i}`), nothing);
    }
    await waitOf(check('clinic.one', at('192.0.2.250'), nothing));
    await check('clinic.one', at('198.51.100.1'), nothing);
  });

  it('of all unknown addresses together are limited, which does not slow down known ones', async () => {
    const { check, reset } = createSignInLimits();
    await reset('clinic.one', at('203.0.113.1'));
    for (let i = 0; i < signIn.triesOfUnknown; i += 1) {
      await check(`guess ${i}`, at(`10.${Math.floor(i / 200)}.${i % 200}.1`), nothing);
    }
    await waitOf(check('clinic.one', at('198.51.100.1'), nothing));
    await check('clinic.one', at('203.0.113.1'), nothing);
    await check('clinic.one', at('198.51.100.1', true), nothing);
  });

  it('know an address for a week after a sign-in there', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { check, reset } = createSignInLimits();
    await reset('clinic.one', at('203.0.113.1'));
    const isKnown = async () => {
      for (let i = 0; i < signIn.triesAtAccount; i += 1) {
        await check('front', at(`10.9.${i}.1`), nothing);
      }
      return check('front', at('203.0.113.1'), nothing).then(
        () => true,
        () => false,
      );
    };
    vi.advanceTimersByTime(signIn.knownAddressMs - 1);
    expect(await isKnown()).toBe(true);
    vi.advanceTimersByTime(signIn.accountMs + 1);
    expect(await isKnown()).toBe(false);
  });

  it('wait in a queue: one at a time, and known addresses have their own queue', async () => {
    const { check } = createSignInLimits();
    const begun: string[] = [];
    let end: () => void = () => {};
    const slow = (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        end = resolve;
      });
    const first = check('a', at('192.0.2.1'), slow('unknown'));
    await new Promise(setImmediate);
    const endFirst = end;
    const second = check('b', at('198.51.100.1'), slow('another unknown'));
    const known = check('c', at('203.0.113.1', true), slow('known'));
    await new Promise(setImmediate);
    expect(begun).toEqual(['unknown', 'known']);
    const running = (await queueRunning.get()).values.filter(({ value }) => value > 0);
    expect(running.map(({ labels }) => labels.queue)).toEqual(
      expect.arrayContaining(['passwords_unknown', 'passwords_known']),
    );
    end();
    endFirst();
    await Promise.all([first, known]);
    await new Promise(setImmediate);
    expect(begun).toEqual(['unknown', 'known', 'another unknown']);
    end();
    await second;
  });
});
