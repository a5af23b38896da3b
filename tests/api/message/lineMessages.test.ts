import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { refuse } from '../../../server/refusal.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { useLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { aPhoto } from '../../support/fixtures/photoFiles.ts';

const DAY = 24 * 60 * 60 * 1_000;
const SECRET = '부기가 심해요';

forRacingCalls((_engine, open) => {
  const { chat, world } = useLineChat(open);

  const photosOf = async (counsel: { id: string }): Promise<unknown[]> =>
    (await world.thread(counsel)).data.flatMap((message: { photos: unknown[] }) => message.photos);
  const buttonsOf = (index = -1) =>
    chat.line.replies.at(index)?.message.quickReply?.items.map(({ action }) => action) ?? [];
  const image = { type: 'message', message: imageOf('77') };

  describe('what a member writes in the LINE chat goes into the thread', () => {
    it('of the only open counsel, sealed, and the clinic is told without any word of it', async () => {
      const counsel = await world.booked();
      await world.booked({ state: 'CANCELED' });
      await chat.say(SECRET);
      expect(await world.textsOf(counsel)).toEqual([SECRET]);
      expect(await chat.states()).toEqual(['DONE']);
      expect(chat.line.replies).toEqual([]);
      const [notice] = await chat.db.query<{ text: string }>('select text from outbox');
      expect(notice?.text).toBe(`회원이 메시지를 보냈어요 (${counsel.code})`);
      for (const table of ['message', 'line_event', 'outbox', 'change']) {
        const rows = JSON.stringify(await chat.db.query(`select * from ${table}`));
        expect(rows).not.toContain(SECRET);
        expect(rows).not.toMatch(/\bU1\b/);
      }
      expect(chat.logged()).not.toContain(SECRET);
    });

    it('of the counsel whose code it names, also in wide or small letters; the next messages go there, too', async () => {
      const first = await world.booked({ code: 'ACDEFG' });
      const second = await world.booked({ code: 'HJKMNP' });
      await chat.say('相談番号 ａｃｄｅｆｇです');
      await chat.say('상담 번호 HJKMNP');
      await chat.say('続きです');
      expect(await world.textsOf(first)).toEqual(['相談番号 ａｃｄｅｆｇです']);
      expect(await world.textsOf(second)).toEqual(['상담 번호 HJKMNP', '続きです']);
    });

    it('never of another member: the code of a counsel of another member is plain text', async () => {
      const mine = await world.booked();
      const other = await aCounsel(chat.db, { clinic_id: world.clinicId, code: 'QRTUVW' });
      await chat.say('QRTUVW');
      expect(await world.textsOf(mine)).toEqual(['QRTUVW']);
      const rows = await chat.db.query('select 1 from message where counsel_id = $1', [other.id]);
      expect(rows).toEqual([]);
    });

    it('of the counsel with the last message, also when it is over', async () => {
      await world.booked();
      const over = await world.booked({ state: 'TREATMENT_COMPLETE' });
      await world.booked();
      const path = `/member/counsels/${over.id}/messages`;
      expect(
        (await chat.ask('POST', path, { text: '질문이 있어요' }, asMember(world.me))).status,
      ).toBe(200);
      await chat.say('하나 더요');
      expect(await world.textsOf(over)).toEqual(['질문이 있어요', '하나 더요']);
      chat.clock.time += limits.line.activeMs + DAY;
      await chat.say('오랜만이에요');
      expect(buttonsOf()).toHaveLength(2);
    });

    it('photos by the pipeline of uploads, and stickers as a note', async () => {
      const counsel = await world.booked();
      chat.line.photos.set('77', await aPhoto('red'));
      await chat.send(image);
      await chat.handleEvent();
      expect(await photosOf(counsel)).toMatchObject([{ width: 500, height: 400 }]);
      await chat.say('', { message: { type: 'sticker', keywords: ['Thumbs up', 'OK'] } });
      await chat.say('', { message: { type: 'sticker' } });
      expect((await world.textsOf(counsel)).slice(1)).toEqual([
        '[LINEスタンプ: Thumbs up, OK]',
        '[LINEスタンプ]',
      ]);
      expect(chat.files.keys().filter((key) => key.startsWith('upload/'))).toEqual([]);
    });
  });

  describe('with several open counsels the account asks', () => {
    it('by a quick reply; the pressed button puts all waiting messages into the thread, in order', async () => {
      const [first, second] = [await world.booked(), await world.booked()];
      await chat.say('하나');
      await chat.say('둘');
      expect(await world.textsOf(first)).toEqual([]);
      expect(await chat.states()).toEqual(['ASKED', 'ASKED']);
      expect(chat.replied()[0]).toMatch(/^どのご相談/);
      const [newest, oldest] = buttonsOf();
      expect(newest?.label).toMatch(new RegExp(`^${second.code} · \\d+月\\d+日$`));
      await chat.press(oldest?.data ?? '');
      expect(await world.textsOf(first)).toEqual(['하나', '둘']);
      expect(chat.replied().at(-1)).toBe('選択したご相談にお送りしました。');
      // The other button of the same question, later.
      await chat.press(newest?.data ?? '');
      expect(chat.replied().at(-1)).toMatch(/^送るメッセージがありません/);
      await chat.say('셋');
      expect(await world.textsOf(first)).toEqual(['하나', '둘', '셋']);
      expect(await world.textsOf(second)).toEqual([]);
    });

    it('by a push when the token for the reply is too old; a repeat sends no second push', async () => {
      await world.booked();
      await world.booked();
      chat.line.state.tokensAreOld = true;
      await chat.say('하나');
      expect(chat.line.pushes).toMatchObject([
        { to: 'U1', message: { quickReply: { items: [{}, {}] } } },
      ]);
      await chat.db.query("update line_event set state = 'WAITING', due_at = created_at");
      await chat.handleEvent();
      expect(chat.line.pushes).toHaveLength(1);
      expect(await chat.states()).toEqual(['ASKED']);
    });

    it('waiting messages are in the export and are deleted with the member', async () => {
      await world.booked();
      await world.booked();
      await chat.say(SECRET);
      const { body } = await chat.get('/member/export', asMember(world.me));
      expect(Object(body).data.lineEvents).toMatchObject([
        { kind: 'message', state: 'ASKED', text: SECRET },
      ]);
      await chat.ask('DELETE', `/member/${world.me}`, undefined, asMember(world.me));
      expect(await chat.events()).toEqual([]);
    });
  });

  describe('each event is worked off once and in order', () => {
    it('when LINE sends it again, sends it several times at once, and several processes work', async () => {
      const counsel = await world.booked();
      const event = { id: 'E1', type: 'message', message: { type: 'text', text: '한 번' } };
      await Promise.all(Array.from({ length: 5 }, () => chat.send(event)));
      await Promise.all(Array.from({ length: 5 }, () => chat.handleEvent()));
      await chat.send(event);
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual(['한 번']);
    });

    it('in the order in which the events happened, not in which they arrive', async () => {
      const counsel = await world.booked();
      const said = (text: string, seconds: number) => ({
        type: 'message',
        message: { type: 'text', text },
        at: new Date(chat.clock.time + seconds * 1_000),
      });
      await chat.send(said('셋', 3), said('둘', 2));
      await chat.send(said('하나', 1));
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual(['하나', '둘', '셋']);
    });

    it('after a process took the event and stopped before the work was done', async () => {
      const counsel = await world.booked();
      await chat.send({ type: 'message', message: { type: 'text', text: '남은 일' } });
      // The process took it and died.
      await chat.db.query('update line_event set attempts = 1, due_at = $1', [
        new Date(chat.clock.time + limits.line.leaseMs),
      ]);
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual([]);
      chat.clock.time += limits.line.leaseMs;
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual(['남은 일']);
    });

    it('later events of a person wait for a photo that LINE does not give yet', async () => {
      const counsel = await world.booked();
      chat.line.photos.set('77', await aPhoto('red'));
      chat.line.state.breaksOff = true;
      await chat.send(image);
      await chat.say('사진 설명');
      expect(await chat.states()).toEqual(['WAITING', 'WAITING']);
      chat.line.state.breaksOff = false;
      chat.clock.time += 10_000;
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual(['', '사진 설명']);
    });
  });

  describe('nothing is lost in silence', () => {
    it('a photo that never comes is given up after an hour, and the member is told', async () => {
      await world.booked();
      chat.line.photos.set('77', await aPhoto('red'));
      chat.line.state.contentStatus = 500;
      await chat.send(image);
      await chat.handleEvent();
      chat.clock.time += limits.line.giveUpMs;
      await chat.handleEvent();
      expect(await chat.events()).toMatchObject([{ state: 'FAILED', problem: 'no photo' }]);
      expect(chat.line.pushes.at(-1)?.message.text).toMatch(
        /^お送りいただいた内容を届けられませんでした/,
      );
    });

    it.each(['write', 'sizeOf', 'read', 'remove'] as const)(
      'a photo is tried again when the store of files cannot be used for a moment: %s',
      async (call) => {
        const counsel = await world.booked();
        chat.line.photos.set('77', await aPhoto('red'));
        await chat.send(image);
        for (const code of ['provider_unavailable', 'too_many_requests'] as const) {
          vi.spyOn(chat.files.store, call).mockRejectedValueOnce(refuse(code));
          await chat.handleEvent();
          expect(await chat.states()).toEqual(['WAITING']);
          chat.clock.time += 60_000;
        }
        await chat.handleEvent();
        expect(await photosOf(counsel)).toHaveLength(1);
        expect(chat.replied()).toEqual([]);
      },
    );

    it('a message that cannot be passed on is answered: kind, photo, length, consent, limit of the day, no counsel', async () => {
      await chat.say('どこへ');
      const counsel = await world.booked();
      await chat.say('', { message: { type: 'video', id: '5' } });
      chat.line.photos.set('78', Buffer.from('no photo'));
      await chat.say('', { message: imageOf('78') });
      await chat.say('', { message: imageOf('79') });
      await chat.say('あ'.repeat(2_001));
      await chat.db.query('delete from member_consent');
      await chat.say('同意なし');
      await agreeTo(chat.db, { id: world.me, language: 'ja' }, world.clinicId);
      await chat.db.query(
        `update member_day set acts = ${limits.memberDay.messages}, day = '2026-11-20'
         where kind = 'messages'`,
      );
      await chat.say('今日はもう');
      expect(chat.replied().map((text) => text.slice(0, 8))).toEqual([
        'メッセージを送れ',
        '送れるのは文章、',
        '写真を開けず、送',
        '写真を開けず、送',
        '一度に送れるのは',
        '同意が必要なため',
        '本日送れるメッセ',
      ]);
      expect(await world.textsOf(counsel)).toEqual([]);
      expect(new Set(await chat.states())).toEqual(new Set(['REFUSED']));
    });

    it('a person who is no member gets one neutral answer in a row, and nothing of the text is kept', async () => {
      await chat.send({ user: 'U9', type: 'follow' });
      await chat.say(SECRET, { user: 'U9' });
      await chat.say(SECRET, { user: 'U9' });
      expect(chat.replied()).toEqual([expect.stringMatching(/^LINEでログインした会員/)]);
      expect(await chat.states()).toEqual(['TOLD', 'TOLD']);
      expect(JSON.stringify(await chat.db.query('select * from line_event'))).not.toContain('U9');
    });

    it('a person who is no member is answered again when an hour has passed since the last answer', async () => {
      const answers: number[] = [];
      for (const minutes of [0, 40, 40, 24 * 60]) {
        chat.clock.time += minutes * 60_000;
        await chat.say(SECRET, { user: 'U9' });
        answers.push(chat.line.replies.length);
      }
      expect(answers).toEqual([1, 1, 2, 3]);
      expect(chat.replied()[0]).toMatch(/:3000\/counsel$/);
    });

    it('a person who is no member and got no answer, because the token was too old, gets it with the next message', async () => {
      chat.line.state.tokensAreOld = true;
      await chat.say(SECRET, { user: 'U9' });
      chat.line.state.tokensAreOld = false;
      await chat.say(SECRET, { user: 'U9' });
      expect(chat.line.replies).toHaveLength(1);
      expect(await chat.states()).toEqual(['FAILED', 'TOLD']);
      expect(chat.logged()).toContain('A person who is no member got no answer in LINE');
    });
  });
});

function imageOf(id: string) {
  return { type: 'image', id, contentProvider: { type: 'line' } };
}
