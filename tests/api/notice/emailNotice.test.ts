import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { type EmailWorld, FROM, openEmailWorld } from '../../support/fixtures/notice/emailWorld.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const MINUTE = 60 * 1_000;

forOneEngine((_engine, open) => {
  let world: EmailWorld;

  beforeAll(async () => {
    world = await openEmailWorld(await open());
  });
  beforeEach(() => world.reset());

  describe('a notice by e-mail', () => {
    it('AMB-110 says what happened with a link, without the clinic and the text, in the language of the counsel', async () => {
      const address = world.anAddress();
      await world.confirm(address);
      const inJapanese = await world.booked('ja');
      await world.say(inJapanese);
      await world.say();
      await world.deliver();
      const [row] = await world.test.db.query(
        `select id from outbox where channel = 'EMAIL' and counsel_id = $1`,
        [inJapanese],
      );
      expect(world.mails.received.toSorted((a, b) => (a.subject < b.subject ? 1 : -1))).toEqual([
        expect.objectContaining({ to: [address], subject: '새 메시지가 도착했어요.' }),
        {
          id: `<${Object(row).id}@nabi.example>`,
          to: [address],
          shownTo: address,
          from: '나비 <notice@nabi.example>',
          subject: '新しいメッセージが届きました。',
          text: `新しいメッセージが届きました。\n\nhttps://example.com/counsel/${inJapanese}?lang=ja`,
        },
      ]);
      expect(JSON.stringify(world.mails.received)).not.toMatch(/쌍꺼풀|비밀의원/);
    });

    it('is tried again with the same Message-ID after 4xx, and fails after 5xx', async () => {
      const address = world.anAddress();
      await world.confirm(address);
      await world.say();
      world.mails.answerTo(450, address);
      await world.deliver();
      expect(await world.states()).toEqual([
        { state: 'WAITING', attempts: 1, problem: 'status 450' },
      ]);
      world.mails.answerTo(250, address);
      world.later(MINUTE);
      await world.deliver();
      expect(await world.states()).toEqual([{ state: 'SENT', attempts: 2, problem: null }]);
      expect(world.mails.received).toHaveLength(1);

      await world.read();
      await world.say();
      world.mails.answerTo(550, address);
      await world.deliver();
      expect((await world.states())[1]).toEqual({
        state: 'FAILED',
        attempts: 1,
        problem: 'status 550',
      });
    });

    it('waits when the mail server does not answer', async () => {
      await world.confirm(world.anAddress());
      await world.say();
      await world.deliver({ ...world.settings, mail: { url: 'smtp://127.0.0.1:1', from: FROM } });
      expect(await world.states()).toEqual([
        { state: 'WAITING', attempts: 1, problem: 'no answer' },
      ]);
    });

    it('waits for the end of the quiet hours', async () => {
      await world.confirm(world.anAddress());
      world.time = new Date('2026-11-20T22:00:00+09:00');
      await world.say();
      await world.deliver();
      expect(world.mails.received).toEqual([]);
      world.time = new Date('2026-11-21T08:00:00+09:00');
      await world.deliver();
      expect(world.mails.received).toHaveLength(1);
    });

    it('is not sent without an address, after it was removed, or when the topic is off', async () => {
      await world.say();
      expect(await world.states()).toEqual([]);
      await world.read();
      await world.confirm(world.anAddress());
      const off = { channel: 'EMAIL', topic: 'messages', isOn: false };
      await world.test.send('PUT', '/member/notice-choices', off, asMember(world.me));
      await world.say();
      await world.deliver();
      expect(await world.states()).toMatchObject([{ state: 'SHOWN' }]);
      await world.test.send(
        'PUT',
        '/member/notice-choices',
        { ...off, isOn: true },
        asMember(world.me),
      );
      await world.read();
      await world.say();
      await world.remove();
      await world.deliver();
      expect(await world.states()).toMatchObject([{ state: 'SHOWN' }, { state: 'SHOWN' }]);
      expect(world.mails.received).toEqual([]);
    });

    it('is shown in the console by an installation that sends no mail', async () => {
      await world.confirm(world.anAddress());
      await world.say();
      await world.deliver({ ...world.settings, mail: null });
      const { body } = await world.test.get('/staff/outbox', asking(world.staff));
      expect(body).toMatchObject({
        data: [{ channel: 'EMAIL', state: 'SHOWN' }, { channel: 'LINE' }],
      });
    });
  });

  describe('the addresses of a clinic', () => {
    const set = async (emails: string[] | undefined, who = world.staff) => {
      const path = `/staff/clinics/${world.clinic}/consulting`;
      const { version } = Object((await world.test.get(path, asking(who))).body).data;
      const form = { version, hours: null, seats: null, minutes: 30, emails };
      return world.test.send('PATCH', path, form, asking(who));
    };

    it('are told of new counsels, messages and cancellations, without names', async () => {
      const two = [world.anAddress(), world.anAddress()];
      expect((await set(two)).body).toMatchObject({ data: { emails: two } });
      const form = {
        clinic_id: world.clinic,
        sourceType: 'CLINIC',
        sourceId: world.clinic,
        content: '쌍꺼풀',
      };
      const { body } = await world.test.send('POST', '/member/counsels', form, asMember(world.me));
      const { id } = Object(body).data;
      await world.test.send(
        'POST',
        `/member/counsels/${id}/messages`,
        { text: '질문' },
        asMember(world.me),
      );
      const cancel = { state: 'CANCELED', reason: '개인 사정' };
      await world.test.send('PATCH', `/member/counsels/${id}`, cancel, asMember(world.me));
      await world.deliver();
      expect(world.mails.received).toMatchObject([
        { to: two, subject: expect.stringContaining('새 상담이 들어왔어요') },
        { to: two, subject: expect.stringContaining('회원이 메시지를 보냈어요') },
        { to: two, subject: expect.stringContaining('회원이 상담을 취소했어요') },
      ]);
      const [mail] = world.mails.received;
      expect(mail?.text).toContain(`https://example.com/console/counsels/${id}`);
      // Colleagues do not see each other's addresses.
      expect(mail?.shownTo).not.toContain(two[0]);
      expect(JSON.stringify(world.mails.received)).not.toMatch(/쌍꺼풀|질문|개인 사정|비밀의원/);
    });

    it('are told at once, also at night; a clinic without addresses gets no mail', async () => {
      world.time = new Date('2026-11-20T23:00:00+09:00');
      await world.write();
      expect(await world.states()).toEqual([]);
      await set([world.anAddress()]);
      world.later(2 * 60 * MINUTE);
      await world.write();
      await world.deliver();
      expect(world.mails.received).toHaveLength(1);
    });

    it('do not wait for a mail to the member, and the member does not wait for them', async () => {
      const [mine, theirs] = [world.anAddress(), world.anAddress()];
      await world.confirm(mine);
      await set([theirs]);
      world.mails.answerTo(450, theirs);
      await world.write();
      await world.deliver();
      await world.say();
      await world.deliver();
      expect(world.mails.received).toMatchObject([{ to: [mine] }]);

      world.mails.answerTo(250, theirs);
      world.time = new Date('2026-11-20T21:30:00+09:00');
      await world.deliver();
      await world.read();
      await world.say();
      world.mails.received.length = 0;
      world.later(30 * MINUTE);
      const cancel = { state: 'CANCELED', reason: '개인 사정' };
      const path = `/member/counsels/${world.counsel}`;
      await world.test.send('PATCH', path, cancel, asMember(world.me));
      await world.deliver();
      expect(world.mails.received).toMatchObject([
        { to: [theirs], subject: expect.stringContaining('회원이 상담을 취소했어요') },
      ]);
    });

    it('an address that is refused for now delays neither the other addresses nor later mails', async () => {
      const [good, bad] = [world.anAddress(), world.anAddress()];
      await set([good, bad]);
      world.mails.answerTo(450, bad);
      await world.write();
      await world.deliver();
      expect(await world.states()).toMatchObject([{ state: 'WAITING', problem: 'status 450' }]);
      world.later(2 * 60 * MINUTE);
      await world.write();
      await world.deliver();
      // The first mail is tried again in the same run.
      expect(world.mails.received).toMatchObject([{ to: [good] }, { to: [good] }]);
      world.mails.answerTo(250, bad);
      world.later(60 * MINUTE);
      await world.deliver();
      expect(world.mails.received.slice(2)).toMatchObject([{ to: [bad] }, { to: [bad] }]);
      expect(await world.states()).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]);
      const stored = await world.test.db.query('select reached from outbox');
      expect(JSON.stringify(stored)).not.toContain('@');
    });

    it('an address that is refused for good is shown as failed, and the others get the mail', async () => {
      const [good, bad] = [world.anAddress(), world.anAddress()];
      await set([good, bad]);
      world.mails.answerTo(550, bad);
      await world.test.send(
        'POST',
        `/member/counsels/${world.counsel}/messages`,
        { text: '질문' },
        asMember(world.me),
      );
      await world.deliver();
      expect(await world.states()).toMatchObject([{ state: 'FAILED', problem: 'status 550' }]);
      expect(world.mails.received).toMatchObject([{ to: [good] }]);
    });

    it('stay when a console of an older version sends none; only staff of the clinic set them', async () => {
      const address = world.anAddress();
      await set([address]);
      expect((await set(undefined)).body).toMatchObject({ data: { emails: [address] } });
      const stranger = await aStaff(world.test.db, {
        clinic_id: (await aClinic(world.test.db)).id,
      });
      const path = `/staff/clinics/${world.clinic}/consulting`;
      expect((await world.test.get(path, asking(stranger))).status).toBe(404);
      expect((await set(Array.from({ length: 6 }, world.anAddress))).status).toBe(400);
      expect((await set(['none'])).status).toBe(400);
    });
  });
});
