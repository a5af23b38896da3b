import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../server/limits.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember, agreeTo } from '../../support/fixtures/aConsentingMember.ts';
import { aClinic, aCounsel, type CounselRow } from '../../support/fixtures/factories.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/lineChat.ts';
import { aPhoto } from '../../support/fixtures/photoFiles.ts';

const DAY = 24 * 60 * 60 * 1_000;
const SECRET = '부기가 심해요';

forRacingCalls((_engine, open) => {
  let time: number;
  let chat: LineChat;
  let me: string;
  let clinicId: string;
  const now = () => new Date(time);

  beforeAll(async () => {
    chat = await openLineChat({ db: await open(), now });
  });
  beforeEach(async () => {
    time = Date.parse('2026-11-20T03:00:00Z');
    await emptyTables(chat.db);
    chat.line.reset();
    clinicId = (await aClinic(chat.db)).id;
    me = (await aConsentingMember(chat.db, clinicId, { language: 'ja' })).id;
    await chat.link(me);
  });

  /** Booked a month ago, unless the wishes say when. */
  const booked = (wishes: Partial<CounselRow> = {}) =>
    aCounsel(chat.db, {
      member_id: me,
      clinic_id: clinicId,
      language: 'ja',
      created_at: new Date(time - 30 * DAY),
      ...wishes,
    });
  const textsOf = async ({ id }: { id: string }): Promise<string[]> => {
    const { body } = await chat.get(`/member/counsels/${id}/messages`, asMember(me));
    return Object(body).data.map((message: { text: string }) => message.text);
  };
  const photosOf = async ({ id }: { id: string }): Promise<unknown[]> => {
    const { body } = await chat.get(`/member/counsels/${id}/messages`, asMember(me));
    return Object(body).data.flatMap((message: { photos: unknown[] }) => message.photos);
  };
  const states = async () => (await chat.events()).map(({ state }) => state);
  const replied = () => chat.line.replies.map(({ message }) => message.text ?? '');
  const buttonsOf = (index = -1) =>
    chat.line.replies.at(index)?.message.quickReply?.items.map(({ action }) => action) ?? [];
  const image = { type: 'message', message: imageOf('77') };

  describe('what a member writes in the LINE chat goes into the thread', () => {
    it('of the only open counsel, sealed, and the clinic is told without any word of it', async () => {
      const counsel = await booked();
      await booked({ state: 'CANCELED' });
      await chat.say(SECRET);
      expect(await textsOf(counsel)).toEqual([SECRET]);
      expect(await states()).toEqual(['DONE']);
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
      const first = await booked({ code: 'ACDEFG' });
      const second = await booked({ code: 'HJKMNP' });
      await chat.say('相談番号 ａｃｄｅｆｇです');
      await chat.say('상담 번호 HJKMNP');
      await chat.say('続きです');
      expect(await textsOf(first)).toEqual(['相談番号 ａｃｄｅｆｇです']);
      expect(await textsOf(second)).toEqual(['상담 번호 HJKMNP', '続きです']);
    });

    it('never of another member: the code of a counsel of another member is plain text', async () => {
      const mine = await booked();
      const other = await aCounsel(chat.db, { clinic_id: clinicId, code: 'QRTUVW' });
      await chat.say('QRTUVW');
      expect(await textsOf(mine)).toEqual(['QRTUVW']);
      const rows = await chat.db.query('select 1 from message where counsel_id = $1', [other.id]);
      expect(rows).toEqual([]);
    });

    it('of the counsel with the last message, also when it is over', async () => {
      await booked();
      const over = await booked({ state: 'TREATMENT_COMPLETE' });
      await booked();
      const path = `/member/counsels/${over.id}/messages`;
      expect((await chat.ask('POST', path, { text: '질문이 있어요' }, asMember(me))).status).toBe(
        200,
      );
      await chat.say('하나 더요');
      expect(await textsOf(over)).toEqual(['질문이 있어요', '하나 더요']);
      time += limits.line.activeMs + DAY;
      await chat.say('오랜만이에요');
      expect(buttonsOf()).toHaveLength(2);
    });

    it('photos by the pipeline of uploads, and stickers as a note', async () => {
      const counsel = await booked();
      chat.line.photos.set('77', await aPhoto('red'));
      await chat.send(image);
      await chat.handleEvent();
      expect(await photosOf(counsel)).toMatchObject([{ width: 500, height: 400 }]);
      await chat.say('', { message: { type: 'sticker', keywords: ['Thumbs up', 'OK'] } });
      await chat.say('', { message: { type: 'sticker' } });
      expect((await textsOf(counsel)).slice(1)).toEqual([
        '[LINEスタンプ: Thumbs up, OK]',
        '[LINEスタンプ]',
      ]);
      expect(chat.files.keys().filter((key) => key.startsWith('upload/'))).toEqual([]);
    });
  });

  describe('with several open counsels the account asks', () => {
    it('by a quick reply; the pressed button puts all waiting messages into the thread, in order', async () => {
      const [first, second] = [await booked(), await booked()];
      await chat.say('하나');
      await chat.say('둘');
      expect(await textsOf(first)).toEqual([]);
      expect(await states()).toEqual(['ASKED', 'ASKED']);
      expect(replied()[0]).toMatch(/^どのご相談/);
      const [newest, oldest] = buttonsOf();
      expect(newest?.label).toMatch(new RegExp(`^${second.code} · \\d+月\\d+日$`));
      await chat.press(oldest?.data ?? '');
      expect(await textsOf(first)).toEqual(['하나', '둘']);
      expect(replied().at(-1)).toBe('選択したご相談にお送りしました。');
      // The other button of the same question, later.
      await chat.press(newest?.data ?? '');
      expect(replied().at(-1)).toMatch(/^送るメッセージがありません/);
      await chat.say('셋');
      expect(await textsOf(first)).toEqual(['하나', '둘', '셋']);
      expect(await textsOf(second)).toEqual([]);
    });

    it('by a push when the token for the reply is too old; a repeat sends no second push', async () => {
      await booked();
      await booked();
      chat.line.state.tokensAreOld = true;
      await chat.say('하나');
      expect(chat.line.pushes).toMatchObject([
        { to: 'U1', message: { quickReply: { items: [{}, {}] } } },
      ]);
      await chat.db.query("update line_event set state = 'WAITING', due_at = created_at");
      await chat.handleEvent();
      expect(chat.line.pushes).toHaveLength(1);
      expect(await states()).toEqual(['ASKED']);
    });

    it('waiting messages are in the export and are deleted with the member', async () => {
      await booked();
      await booked();
      await chat.say(SECRET);
      const { body } = await chat.get('/member/export', asMember(me));
      expect(Object(body).data.lineEvents).toMatchObject([
        { kind: 'message', state: 'ASKED', text: SECRET },
      ]);
      await chat.ask('DELETE', `/member/${me}`, undefined, asMember(me));
      expect(await chat.events()).toEqual([]);
    });
  });

  describe('each event is worked off once and in order', () => {
    it('when LINE sends it again, sends it several times at once, and several processes work', async () => {
      const counsel = await booked();
      const event = { id: 'E1', type: 'message', message: { type: 'text', text: '한 번' } };
      await Promise.all(Array.from({ length: 5 }, () => chat.send(event)));
      await Promise.all(Array.from({ length: 5 }, () => chat.handleEvent()));
      await chat.send(event);
      await chat.handleEvent();
      expect(await textsOf(counsel)).toEqual(['한 번']);
    });

    it('in the order in which the events happened, not in which they arrive', async () => {
      const counsel = await booked();
      const said = (text: string, seconds: number) => ({
        type: 'message',
        message: { type: 'text', text },
        at: new Date(time + seconds * 1_000),
      });
      await chat.send(said('셋', 3), said('둘', 2));
      await chat.send(said('하나', 1));
      await chat.handleEvent();
      expect(await textsOf(counsel)).toEqual(['하나', '둘', '셋']);
    });

    it('after a process took the event and stopped before the work was done', async () => {
      const counsel = await booked();
      await chat.send({ type: 'message', message: { type: 'text', text: '남은 일' } });
      // The process took it and died.
      await chat.db.query('update line_event set attempts = 1, due_at = $1', [
        new Date(time + limits.line.leaseMs),
      ]);
      await chat.handleEvent();
      expect(await textsOf(counsel)).toEqual([]);
      time += limits.line.leaseMs;
      await chat.handleEvent();
      expect(await textsOf(counsel)).toEqual(['남은 일']);
    });

    it('later events of a person wait for a photo that LINE does not give yet', async () => {
      const counsel = await booked();
      chat.line.photos.set('77', await aPhoto('red'));
      chat.line.state.breaksOff = true;
      await chat.send(image);
      await chat.say('사진 설명');
      expect(await states()).toEqual(['WAITING', 'WAITING']);
      chat.line.state.breaksOff = false;
      time += 10_000;
      await chat.handleEvent();
      expect(await textsOf(counsel)).toEqual(['', '사진 설명']);
    });
  });

  describe('nothing is lost in silence', () => {
    it('a photo that never comes is given up after an hour, and the member is told', async () => {
      await booked();
      chat.line.photos.set('77', await aPhoto('red'));
      chat.line.state.contentStatus = 500;
      await chat.send(image);
      await chat.handleEvent();
      time += limits.line.giveUpMs;
      await chat.handleEvent();
      expect(await chat.events()).toMatchObject([{ state: 'FAILED', problem: 'no photo' }]);
      expect(chat.line.pushes.at(-1)?.message.text).toMatch(
        /^お送りいただいた内容を届けられませんでした/,
      );
    });

    it('a message that cannot be passed on is answered: kind, photo, length, consent, limit of the day, no counsel', async () => {
      await chat.say('どこへ');
      const counsel = await booked();
      await chat.say('', { message: { type: 'video', id: '5' } });
      chat.line.photos.set('78', Buffer.from('no photo'));
      await chat.say('', { message: imageOf('78') });
      await chat.say('', { message: imageOf('79') });
      await chat.say('あ'.repeat(2_001));
      await chat.db.query('delete from member_consent');
      await chat.say('同意なし');
      await agreeTo(chat.db, { id: me, language: 'ja' }, clinicId);
      await chat.db.query(
        `update member_day set acts = ${limits.memberDay.messages}, day = '2026-11-20'
         where kind = 'messages'`,
      );
      await chat.say('今日はもう');
      expect(replied().map((text) => text.slice(0, 8))).toEqual([
        'メッセージを送れ',
        '送れるのは文章、',
        '写真を開けず、送',
        '写真を開けず、送',
        '一度に送れるのは',
        '同意が必要なため',
        '本日送れるメッセ',
      ]);
      expect(await textsOf(counsel)).toEqual([]);
      expect(new Set(await states())).toEqual(new Set(['REFUSED']));
    });

    it('a person who is no member gets one neutral answer, and nothing of the text is kept', async () => {
      await chat.send({ user: 'U9', type: 'follow' });
      await chat.say(SECRET, { user: 'U9' });
      await chat.say(SECRET, { user: 'U9' });
      expect(replied()).toEqual([expect.stringMatching(/^LINEでログインした会員/)]);
      expect(await states()).toEqual(['TOLD', 'TOLD']);
      expect(JSON.stringify(await chat.db.query('select * from line_event'))).not.toContain('U9');
    });
  });
});

function imageOf(id: string) {
  return { type: 'image', id, contentProvider: { type: 'line' } };
}
