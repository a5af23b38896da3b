import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { type EmailWorld, openEmailWorld } from '../../support/fixtures/notice/emailWorld.ts';

const MINUTE = 60 * 1_000;

forOneEngine((_engine, open) => {
  let world: EmailWorld;

  beforeAll(async () => {
    world = await openEmailWorld(await open());
  });
  beforeEach(() => world.reset());

  /** How the mail server treats the address, after the login. */
  const mailboxes: Record<string, (address: string) => unknown> = {
    'the mailbox exists': () => undefined,
    'it is refused for good': (address) => world.mails.answerTo(550, address),
    'it is refused for now': (address) => world.mails.answerTo(450, address),
    'it is refused after the text': () => world.mails.answerText(550),
    'the mail server breaks off after the text': () => world.mails.answerMailAfter(null),
    'it got too many codes': async (address) => {
      for (let sent = 0; sent < limits.email.codesToAddress; sent += 1)
        await world.ask(address, 'ko', (await aMember(world.test.db)).id);
    },
  };

  describe('the caller who asks for a code sees the same', () => {
    for (const [title, treat] of Object.entries(mailboxes)) {
      it(`when ${title}`, async () => {
        const address = world.anAddress();
        await treat(address);
        expect(await world.ask(address)).toMatchObject({ status: 200, body: {} });
        expect(await world.email()).toEqual({ isOffered: true, address: null, waiting: address });
        // Another code gives five tries and ten minutes again.
        for (let tries = 0; tries < 4; tries += 1) await world.give(world.wrongCode(address));
        world.later(9 * MINUTE);
        await world.ask(address);
        for (let tries = 0; tries < 4; tries += 1) await world.give(world.wrongCode(address));
        world.later(9 * MINUTE);
        expect(await world.email()).toMatchObject({ waiting: address });
        await world.give(world.wrongCode(address));
        expect(await world.email()).toMatchObject({ waiting: null });
      });
    }

    it('after the same time: the answer does not wait for what the mail server says of the mailbox', async () => {
      for (const step of ['RCPT', 'text'] as const) {
        world.mails.hangAt(step);
        const form = { address: world.anAddress(), language: 'ko' };
        const path = '/member/email/address';
        expect(await world.test.send('PUT', path, form, asMember(world.me))).toMatchObject({
          status: 200,
        });
        expect(await world.email()).toMatchObject({ waiting: form.address });
        world.mails.hangUp();
        await world.mailer.settle();
      }
    });

    it('when the mail server is away, also if the address got too many codes', async () => {
      const [full, other] = [world.anAddress(), world.anAddress()];
      await mailboxes['it got too many codes']?.(full);
      world.mails.hangAt('greeting');
      for (const address of [full, other]) {
        expect(await world.ask(address)).toMatchObject({
          status: 503,
          body: { code: 'provider_unavailable' },
        });
      }
      expect(await world.email()).toMatchObject({ waiting: null });
    });
  });

  describe('the five codes of an address', () => {
    const five = limits.email.codesToAddress;
    /** Some members ask at once, because each one may ask for a few codes only. */
    const askAtOnce = (address: string, times: number) =>
      Promise.all(
        Array.from({ length: times }, async () =>
          world.ask(address, 'ko', (await aMember(world.test.db)).id),
        ),
      );

    const failures: Record<string, (address: string) => unknown> = {
      'the mail server is away': () => world.mails.hangAt('greeting'),
      'the sender is refused': () => world.mails.answerSender(550),
      'the mailbox is refused for good': (address) => world.mails.answerTo(550, address),
      'the mailbox is refused for now': (address) => world.mails.answerTo(450, address),
      'the text is refused': () => world.mails.answerText(450),
    };
    for (const [title, fail] of Object.entries(failures)) {
      it(`are not used up while ${title}`, async () => {
        const address = world.anAddress();
        await fail(address);
        await askAtOnce(address, five + 1);
        expect(world.mails.received).toEqual([]);
        world.mails.hangAt(null);
        world.mails.answerSender(250);
        world.mails.answerText(250);
        world.mails.answerTo(250, address);
        await askAtOnce(address, five + 1);
        expect(world.mails.received).toHaveLength(five);
      });
    }

    it('are used up by mails that may have arrived', async () => {
      const address = world.anAddress();
      world.mails.answerMailAfter(null);
      await askAtOnce(address, five);
      world.mails.answerMailAfter(0);
      expect(await world.ask(address)).toMatchObject({ status: 200 });
      expect(world.mails.received).toHaveLength(five);
    });

    it('do not come back by further requests, also while the mail server is away', async () => {
      const address = world.anAddress();
      await askAtOnce(address, five);
      await askAtOnce(address, 2 * five);
      world.mails.hangAt('greeting');
      await askAtOnce(address, 2 * five);
      world.mails.hangAt(null);
      await askAtOnce(address, 2 * five);
      expect(world.mails.received).toHaveLength(five);
    });

    it('do not become more when mails of a day fail on the next one', async () => {
      const address = world.anAddress();
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      world.mails.hangAt('RCPT');
      const asked = askAtOnce(address, five);
      await expect.poll(() => world.test.db.query('select 1 from email_code')).toHaveLength(five);
      vi.setSystemTime(Date.now() + limits.email.addressMs);
      world.mails.hangUp();
      await asked;
      world.mails.hangAt(null);
      await askAtOnce(address, 2 * five);
      expect(world.mails.received).toHaveLength(five);
    });
  });
});
