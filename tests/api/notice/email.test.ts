import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldCodes } from '../../../server/domain/email/emailSql.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { type EmailWorld, openEmailWorld } from '../../support/fixtures/notice/emailWorld.ts';

const ADDRESS = 'mina.kim@example.com';

forRacingCalls((_engine, open) => {
  let world: EmailWorld;

  beforeAll(async () => {
    world = await openEmailWorld(await open());
  });
  beforeEach(() => world.reset());

  describe('the address of a member', () => {
    it('is confirmed by the code that was sent to it, in the language of the page', async () => {
      const address = world.anAddress();
      expect(await world.email()).toEqual({ isOffered: true, address: null, waiting: null });
      expect((await world.ask(address, 'ja')).body).toEqual({});
      expect(await world.email()).toMatchObject({ address: null, waiting: address });
      expect(world.mails.received).toMatchObject([
        { to: [address], from: expect.stringContaining('notice@nabi.example') },
      ]);
      expect(world.mails.received[0]?.subject).toBe('メールアドレスの確認コード');
      expect((await world.give(world.codeOf(address))).status).toBe(200);
      expect(await world.email()).toEqual({ isOffered: true, address, waiting: null });
      const { body } = await world.test.get('/member/notice-choices', asMember(world.me));
      expect(body).toMatchObject({ data: { channels: ['EMAIL'] } });
    });

    it('stays until another one is confirmed', async () => {
      const [first, second] = [world.anAddress(), world.anAddress()];
      await world.confirm(first);
      await world.ask(second);
      expect(await world.email()).toMatchObject({ address: first, waiting: second });
      await world.give(world.codeOf(second));
      expect(await world.email()).toMatchObject({ address: second, waiting: null });
    });

    it('can be removed, also while it waits for its code', async () => {
      await world.confirm(world.anAddress());
      const address = world.anAddress();
      await world.ask(address);
      await world.remove();
      expect(await world.email()).toEqual({ isOffered: true, address: null, waiting: null });
      expect(await world.give(world.codeOf(address))).toMatchObject({ status: 403 });
    });

    it('is sealed in the database, is part of the export and is erased with the member', async () => {
      const address = world.anAddress();
      await world.confirm(ADDRESS);
      await world.ask(address);
      const stored = await world.test.db.query('select * from email, email_code');
      expect(JSON.stringify(stored)).not.toMatch(/example\.com/);
      expect(JSON.stringify(stored)).not.toContain(world.codeOf(address));
      expect((await world.test.get('/member/export', asMember(world.me))).body).toMatchObject({
        data: { email: ADDRESS, emailWaiting: address },
      });
      await world.test.send('DELETE', `/member/${world.me}`, undefined, asMember(world.me));
      expect(await world.test.db.query('select 1 from email, email_code')).toEqual([]);
    });

    it('is refused when it is not an address, or when this installation sends no mail', async () => {
      for (const address of [
        '',
        'a@b',
        'a b@example.com',
        'a@example.com\nRCPT TO:<b@example.com>',
      ]) {
        expect(await world.ask(address)).toMatchObject({ status: 400 });
      }
      const silent = await openTestApp({ db: world.test.db, options: { sessions: fakeSessions } });
      const { body } = await silent.get('/member/email', asMember(world.me));
      expect(body).toEqual({ data: { isOffered: false, address: null, waiting: null } });
      const form = { address: world.anAddress(), language: 'ko' };
      expect(
        await silent.send('PUT', '/member/email/address', form, asMember(world.me)),
      ).toMatchObject({
        status: 404,
      });
    });
  });

  describe('a code', () => {
    const refused = { status: 403, body: { code: 'wrong_code' } };
    const unavailable = { status: 503, body: { code: 'provider_unavailable' } };

    it('is refused in the same words when it is wrong, late, used or replaced', async () => {
      const address = world.anAddress();
      await world.ask(address);
      expect(await world.give(world.wrongCode(address))).toMatchObject(refused);
      const first = world.codeOf(address);
      await world.ask(address);
      if (world.codeOf(address) !== first) expect(await world.give(first)).toMatchObject(refused);
      world.later(limits.email.codeMs);
      expect(await world.give(world.codeOf(address))).toMatchObject(refused);
      expect(await world.email()).toMatchObject({ address: null, waiting: null });
      await world.ask(address);
      expect((await world.give(world.codeOf(address))).status).toBe(200);
      expect(await world.give(world.codeOf(address))).toMatchObject(refused);
    });

    it('has five tries', async () => {
      const address = world.anAddress();
      await world.ask(address);
      for (let tries = 0; tries < 5; tries += 1) await world.give(world.wrongCode(address));
      expect(await world.give(world.codeOf(address))).toMatchObject(refused);
      expect(await world.email()).toMatchObject({ address: null, waiting: null });
    });

    it('has five tries also when a member tries many codes at once', async () => {
      const address = world.anAddress();
      await world.ask(address);
      await Promise.all(Array.from({ length: 12 }, () => world.give(world.wrongCode(address))));
      const [row] = await world.test.db.query('select tries from email_code');
      expect(row).toEqual({ tries: 5 });
    });

    it('works only for the member who asked for it', async () => {
      const address = world.anAddress();
      const other = (await aMember(world.test.db)).id;
      await world.ask(address);
      const theirs = world.anAddress();
      await world.ask(theirs, 'ko', other);
      const code = world.codeOf(address);
      const own = await world.test.db.query('select code_hash from email_code');
      expect(new Set(own.map((row) => Object(row).code_hash)).size).toBe(2);
      if (code !== world.codeOf(theirs)) {
        expect(await world.give(code, other)).toMatchObject(refused);
      }
    });

    it('is not sent to one address more than five times a day, and the answer does not tell', async () => {
      const address = world.anAddress();
      for (let member = 0; member < 6; member += 1) {
        const who = (await aMember(world.test.db)).id;
        expect(await world.ask(address, 'ko', who)).toMatchObject({ status: 200, body: {} });
      }
      expect(world.mails.received).toHaveLength(5);
    });

    it('can be asked for again if the mail server does not take the login', async () => {
      const address = world.anAddress();
      world.mails.hangAt('EHLO');
      expect(await world.ask(address)).toMatchObject(unavailable);
      expect(await world.email()).toMatchObject({ waiting: null });
      world.mails.hangAt(null);
      await world.ask(address);
      expect((await world.give(world.codeOf(address))).status).toBe(200);
    });

    it('stays valid when another one could not be sent to the address', async () => {
      const address = world.anAddress();
      await world.ask(address);
      const code = world.codeOf(address);
      world.mails.hangAt('greeting');
      expect(await world.ask(address)).toMatchObject(unavailable);
      world.mails.hangAt(null);
      for (const status of [450, 550]) {
        world.mails.answerTo(status);
        await world.ask(address);
      }
      expect((await world.give(code)).status).toBe(200);
    });

    it('stays valid when the address gets no more codes today', async () => {
      const address = world.anAddress();
      for (let sent = 0; sent < 5; sent += 1) await world.ask(address);
      const code = world.codeOf(address);
      await world.give(world.wrongCode(address));
      expect(await world.ask(address)).toMatchObject({ status: 200, body: {} });
      expect(world.mails.received).toHaveLength(5);
      expect((await world.give(code)).status).toBe(200);
    });

    it('to another address replaces the former one, also when that address gets no more codes', async () => {
      const [first, full] = [world.anAddress(), world.anAddress()];
      for (let sent = 0; sent < 5; sent += 1) {
        await world.ask(full, 'ko', (await aMember(world.test.db)).id);
      }
      await world.ask(first);
      await world.ask(full);
      expect(await world.email()).toMatchObject({ waiting: full });
      expect(await world.give(world.codeOf(first))).toMatchObject(refused);
    });

    it('is valid when the mail server takes the text and breaks off', async () => {
      const address = world.anAddress();
      await world.ask(address);
      world.mails.answerMailAfter(null);
      await world.ask(address);
      expect((await world.give(world.codeOf(address))).status).toBe(200);
    });

    it('is deleted with its address if the member does not enter it in time', async () => {
      await world.ask(world.anAddress());
      await deleteOldCodes(world.test.db, new Date(world.time.getTime() + limits.email.codeMs - 1));
      expect(await world.test.db.query('select 1 from email_code')).toHaveLength(1);
      await deleteOldCodes(world.test.db, new Date(world.time.getTime() + limits.email.codeMs));
      expect(await world.test.db.query('select 1 from email_code')).toEqual([]);
    });
  });
});
