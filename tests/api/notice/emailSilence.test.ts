import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
});
