import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hashPassword } from '../../../server/domain/staff/passwordHash.ts';
import { measure } from '../../support/app/proof.ts';
import type { Answer } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { openStaffSignIn, type SignIn, WRONG } from '../../support/fixtures/staff/staffSignIn.ts';

/** 25 guesses from each address, one after the other, at many names: as many as the limits allow. */
function attack(signIn: SignIn, addresses: number, addressOf: (number: number) => string) {
  const answers: Answer[] = [];
  let isOver = false;
  const guessFrom = async (number: number) => {
    for (let guess = number * 25; guess < (number + 1) * 25 && !isOver; guess += 1) {
      answers.push(await signIn(`name.${guess % 97}`, WRONG, addressOf(number)));
    }
  };
  const all = Promise.all(Array.from({ length: addresses }, (_, number) => guessFrom(number)));
  const ended = async () => {
    await all;
    return answers;
  };
  const stop = () => {
    isOver = true;
    return ended();
  };
  return { ended, stop };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** Two seconds, or on a busy machine the time of six checks without an attack. */
const patience = async () => Math.max(2, 6 * (await secondsOf(() => hashPassword(WRONG))));

it('T37 a right password waits 2 s at most behind 600 wrong ones from 24 addresses', async () => {
  const { userId, signIn } = await openStaffSignIn();
  expect((await signIn(userId, STAFF_PASSWORD, '198.51.100.7')).status).toBe(200);
  const most = await patience();
  const { stop } = attack(signIn, 24, (number) => `203.0.${number}.1`);
  await wait(500);
  const seconds = await secondsOf(async () => {
    expect((await signIn(userId, STAFF_PASSWORD, '198.51.100.7')).status).toBe(200);
  });
  measure('seconds behind 600 wrong passwords', seconds);
  expect(seconds).toBeLessThan(most);
  await stop();
});

it('T37 during 5,000 guesses from 200 networks a browser that has signed in before is let in within 2 s, wherever it is', async () => {
  const { userId, signIn } = await openStaffSignIn();
  const browser = new BrowserCookies();
  browser.take((await signIn(userId, STAFF_PASSWORD, '198.51.100.7')).headers);
  const most = await patience();
  const { ended } = attack(signIn, 200, (number) => `203.${number}.113.1`);
  await wait(500);
  const seconds = await secondsOf(async () => {
    const answer = await signIn(userId, STAFF_PASSWORD, '192.0.2.1', browser.header);
    expect(answer.status).toBe(200);
  });
  measure('seconds behind 5,000 wrong passwords', seconds);
  expect(seconds).toBeLessThan(most);
  const refused = (await ended()).filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(1_000);
  for (const { status, headers } of refused) {
    expect([429, 503]).toContain(status);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
