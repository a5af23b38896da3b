import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { within } from '../../../server/db/database.ts';
import { limits } from '../../../server/limits/limits.ts';
import { eraseUnsentAgain } from '../../../server/line/eraseUnsentAgain.ts';
import { backupText, linesOf } from '../../support/app/database/storedTexts.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  type LineChat,
  type LineWorld,
  openLineChat,
} from '../../support/fixtures/counsel/lineChat.ts';
import { aPhoto } from '../../support/fixtures/photoFiles.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const SECRET = '부기가 심해요';

forRacingCalls((_engine, open) => {
  let chat: LineChat;
  let world: LineWorld;
  let store: ReturnType<typeof fakeKeyStore>;

  beforeAll(async () => {
    store = fakeKeyStore();
    chat = await openLineChat({ db: await open(), memberKeys: fakeMemberKeys(store) });
  });
  beforeEach(async () => {
    world = await chat.begin();
  });

  const said = (id: string, text: string) => ({
    type: 'message',
    message: { type: 'text', id, text },
  });
  const image = { type: 'message', message: imageOf('77') };
  const unsend = (messageId: string) => ({ type: 'unsend', unsend: { messageId } });
  const atDesk = async ({ id }: { id: string }) => {
    const desk = await aStaff(chat.db, { clinic_id: world.clinicId });
    return Object((await chat.get(`/staff/counsels/${id}/messages`, asking(desk))).body);
  };

  describe('a message that a member takes back in LINE', () => {
    it('leaves the thread on both sides; its place, and the access record, stay', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET), said('72', '두 번째'));
      await chat.handleEvent();
      await atDesk(counsel);
      const [translated] = await chat.db.query<{ id: string }>(
        'select id from message where number = 1',
      );
      await chat.db.query(
        `insert into translation (id, member_id, counsel_id, message_id, language, text_sealed, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'ko', 'sealed', now())`,
        [world.me, counsel.id, translated?.id],
      );
      expect(await chat.send(unsend('71'))).toBe(200);
      const shown = [
        { number: 1, text: '', photos: [], unsent: true },
        { number: 2, text: '두 번째', photos: [] },
      ];
      expect(await world.thread(counsel)).toMatchObject({ data: shown, last: 2, unsent: [1] });
      expect(await atDesk(counsel)).toMatchObject({ data: shown, unsent: [1] });
      expect((await world.thread(counsel)).data[1]).not.toHaveProperty('unsent');
      expect(
        await chat.db.query('select text_sealed is null as gone from message order by number'),
      ).toEqual([{ gone: true }, { gone: false }]);
      expect(await chat.db.query('select 1 from translation')).toEqual([]);
      const reads = await chat.db.query(
        "select 1 from access_record where action = 'MESSAGES_READ'",
      );
      expect(reads).toHaveLength(2);
      const { body } = await chat.get('/member/export', asMember(world.me));
      expect(JSON.stringify(body)).not.toContain(SECRET);
    });

    it('is told to the open pages: they ask for new messages only, and the answer has its number', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET));
      await chat.handleEvent();
      const told = 'select 1 from change where kind = $1 and id = $2';
      const before = await chat.db.query(told, ['message', counsel.id]);
      await chat.send(unsend('71'));
      expect(await chat.db.query(told, ['message', counsel.id])).toHaveLength(before.length + 1);
      const path = `/member/counsels/${counsel.id}/messages?after=1`;
      expect((await chat.get(path, asMember(world.me))).body).toMatchObject({
        data: [],
        unsent: [1],
      });
    });

    it('loses its photo, too: the file is deleted', async () => {
      const counsel = await world.booked();
      chat.line.photos.set('77', await aPhoto('red'));
      await chat.send(image);
      await chat.handleEvent();
      expect((await world.thread(counsel)).data[0].photos).toHaveLength(1);
      expect(chat.files.keys()).not.toEqual([]);
      await chat.send(unsend('77'));
      expect((await world.thread(counsel)).data).toMatchObject([{ photos: [], unsent: true }]);
      expect(await chat.db.query('select 1 from upload')).toEqual([]);
      expect(chat.files.keys()).toEqual([]);
    });

    it('is not passed on when it still waits because the member has not chosen a counsel', async () => {
      const [, second] = [await world.booked(), await world.booked()];
      await chat.send(said('71', SECRET), said('72', '남는 글'));
      await chat.handleEvent();
      const [button] = chat.line.replies.at(-1)?.message.quickReply?.items ?? [];
      await chat.send(unsend('71'));
      expect(
        await chat.db.query('select 1 from line_event where payload_sealed is not null'),
      ).toHaveLength(1);
      await chat.press(button?.action.data ?? '');
      expect((await world.thread(second)).data).toMatchObject([{ number: 1, text: '남는 글' }]);
    });

    it('is not passed on when it arrives after the member took it back, or arrives again', async () => {
      const counsel = await world.booked();
      const message = { ...said('71', SECRET), id: 'E1' };
      await chat.send(unsend('71'));
      await chat.send(message);
      await chat.handleEvent();
      await chat.send(message, unsend('71'));
      await chat.handleEvent();
      expect((await world.thread(counsel)).data).toEqual([]);
      expect(new Set(await chat.states())).toEqual(new Set(['DONE']));
      expect(JSON.stringify(await chat.db.query('select * from line_event'))).not.toContain(SECRET);
    });

    it('is gone in any order of events, repeats and jobs at once', inRounds, async () => {
      const counsel = await world.booked();
      const ids = Array.from({ length: 10 }, (_, index) => String(80 + index));
      const sent = ids.map((id) => ({ ...said(id, SECRET), id: `M${id}` }));
      const back = ids.map((id) => ({ ...unsend(id), id: `U${id}` }));
      await Promise.all([
        ...sent.map((event) => chat.send(event)),
        ...back.map((event) => chat.send(event)),
        ...back.map((event) => chat.send(event)),
        ...Array.from({ length: 4 }, () => chat.handleEvent()),
      ]);
      await chat.handleEvent();
      const { data } = await world.thread(counsel);
      expect(data.filter(({ unsent }: { unsent?: boolean }) => !unsent)).toEqual([]);
      expect(await chat.db.query('select 1 from message where text_sealed is not null')).toEqual(
        [],
      );
      const kept = 'select 1 from line_event where payload_sealed is not null';
      expect(await chat.db.query(kept)).toEqual([]);
    });

    it("is not brought back by a restore of yesterday's backup, neither in the thread nor as a waiting message", async () => {
      await world.booked();
      chat.line.photos.set('77', await aPhoto('red'));
      await chat.send(said('71', SECRET), said('73', '남는 글'), image);
      await chat.handleEvent();
      await world.booked();
      await chat.send(said('72', SECRET));
      await chat.db.query("update line_event set state = 'ASKED' where message_id = '72'");
      const yesterday = await backupText(chat.db);
      await chat.send(unsend('71'), unsend('72'), unsend('77'), unsend('77'));

      const restored = await open();
      let again = { count: 0, files: [''] };
      await restoreBackup(restored, linesOf(yesterday), {
        beforeCommit: async (tx) => {
          again = await eraseUnsentAgain(within(tx), await store.unsent(), chat.now());
        },
      });
      expect(again.count).toBe(3);
      expect(again.files).toHaveLength(1);
      const left = await restored.query(
        `select line_id as id, text_sealed is null as gone, photos::text, unsent_at is not null as unsent
         from message order by number`,
      );
      expect(left).toEqual([
        { id: '71', gone: true, photos: '[]', unsent: true },
        { id: '73', gone: false, photos: '[]', unsent: false },
        { id: '77', gone: true, photos: '[]', unsent: true },
      ]);
      const waiting = `select 1 from line_event
        where payload_sealed is not null or state in ('WAITING', 'ASKED')`;
      expect(await restored.query(waiting)).toEqual([]);
      expect(await restored.query('select 1 from upload')).toEqual([]);
    });

    it('is erased by the job when the erasure log cannot be written at first, and the others of the call at once', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET), said('72', SECRET));
      await chat.handleEvent();
      vi.spyOn(store, 'logUnsent').mockRejectedValueOnce(
        new Error('the key store does not answer'),
      );
      expect(await chat.send(unsend('71'), unsend('72'))).toBe(500);
      expect((await world.thread(counsel)).data).toMatchObject([
        { text: SECRET },
        { unsent: true },
      ]);
      await chat.handleEvent();
      expect((await world.thread(counsel)).data).toMatchObject([
        { unsent: true },
        { unsent: true },
      ]);
    });

    it('is erased also if that takes longer than an hour, and holds back no message meanwhile', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET));
      await chat.handleEvent();
      const down = vi.spyOn(store, 'logUnsent').mockRejectedValue(new Error('down'));
      expect(await chat.send(unsend('71'))).toBe(500);
      await chat.say('두 번째', said('72', '두 번째'));
      chat.clock.time += 2 * limits.line.giveUpMs;
      await chat.handleEvent();
      expect(await world.textsOf(counsel)).toEqual([SECRET, '두 번째']);
      down.mockRestore();
      chat.clock.time += limits.line.leaseMs;
      await chat.handleEvent();
      expect((await world.thread(counsel)).data).toMatchObject([{ unsent: true }, {}]);
      expect(chat.pushed()).toEqual([]);
    });

    it('is erased when LINE sends the event again', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET));
      await chat.handleEvent();
      vi.spyOn(store, 'logUnsent').mockRejectedValueOnce(
        new Error('the key store does not answer'),
      );
      expect(await chat.send(unsend('71'))).toBe(500);
      expect(await chat.send(unsend('71'))).toBe(200);
      expect((await world.thread(counsel)).data).toMatchObject([{ unsent: true }]);
    });

    it('is erased only if the same member wrote it; of a person who is no member nothing is stored', async () => {
      const counsel = await world.booked();
      await chat.send(said('71', SECRET));
      await chat.handleEvent();
      const other = (await aConsentingMember(chat.db, world.clinicId, { language: 'ja' })).id;
      await chat.link(other, 'U2');
      await chat.send({ ...unsend('71'), user: 'U2' }, { ...unsend('71'), user: 'U9' });
      await chat.send({ type: 'unsend', unsend: { messageId: "71' or '1'='1" } });
      expect((await world.thread(counsel)).data).toMatchObject([{ text: SECRET }]);
      const [, ...stored] = await chat.db.query<{ kind: string }>(
        'select kind, member_id = $1 as "isOther" from line_event order by kind',
        [other],
      );
      expect(stored).toEqual([{ kind: 'unsend', isOther: true }]);
    });
  });
});

function imageOf(id: string) {
  return { type: 'image', id, contentProvider: { type: 'line' } };
}
