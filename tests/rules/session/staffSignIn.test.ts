import { describe, expect, it } from 'vitest';
import { createSignInLimits } from '../../../server/domain/staff/signInLimits.ts';

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
