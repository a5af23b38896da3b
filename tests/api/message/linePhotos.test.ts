import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../server/lib/units.ts';
import { limits } from '../../../server/limits/limits.ts';
import { refuse } from '../../../server/refusal.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { useLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aPhoto } from '../../support/fixtures/photoFiles.ts';

forOneEngine((_engine, open) => {
  const { chat, world } = useLineChat(open);

  afterEach(() => vi.restoreAllMocks());

  const send = async (bytes?: Buffer) => {
    chat.line.photos.set('77', bytes ?? (await aPhoto('red')));
    const message = { type: 'image', id: '77', contentProvider: { type: 'line' } };
    expect(await chat.send({ type: 'message', message })).toBe(200);
  };
  const takeBack = () => chat.send({ type: 'unsend', unsend: { messageId: '77' } });
  /** When an event is tried again. */
  const nextDue = async () => {
    const [row] = await chat.db.query<{ due: Date }>(
      `select min(due_at) as due from line_event where state = 'WAITING'`,
    );
    return row?.due.getTime() ?? Number.POSITIVE_INFINITY;
  };
  const uploads = () => chat.db.query('select 1 from upload');
  const expectNothingKept = async () => {
    expect(await uploads()).toEqual([]);
    expect(chat.files.keys()).toEqual([]);
  };

  describe('of a photo that does not arrive in the thread nothing is kept', () => {
    it('when it is refused: no photo, or too many messages today', async () => {
      await world.booked();
      await send(Buffer.from('no photo'));
      await chat.handleEvent();
      const most = limits.memberDay.messages;
      await chat.db.query("update member_day set acts = $1 where kind = 'messages'", [most]);
      await send();
      await chat.handleEvent();
      expect((await chat.events()).map(({ problem }) => problem)).toEqual([
        'unsupported_image',
        'day_limit_reached',
      ]);
      await expectNothingKept();
    });

    it.each(['write', 'read', 'remove'] as const)(
      'when the store of files fails: %s',
      async (call) => {
        await world.booked();
        await send();
        vi.spyOn(chat.files.store, call).mockRejectedValueOnce(refuse('overloaded'));
        await chat.handleEvent();
        expect(await chat.states()).toEqual(['WAITING']);
        await expectNothingKept();
      },
    );

    it('when the member takes it back while the server makes its picture', async () => {
      const counsel = await world.booked();
      await send();
      const { store } = chat.files;
      const { read } = store;
      const [isReading, tell] = createDeferred();
      const [gate, goOn] = createDeferred();
      vi.spyOn(store, 'read').mockImplementationOnce(async (key) => {
        tell();
        await gate;
        return read(key);
      });
      const work = chat.handleEvent();
      await isReading;
      expect(await takeBack()).toBe(200);
      goOn();
      await work;
      expect((await world.thread(counsel)).data).toEqual([]);
      await expectNothingKept();
    });
  });

  it('without the consent to the clinic, a photo is not even fetched from LINE', async () => {
    await world.booked();
    await chat.db.query('delete from member_consent');
    chat.line.state.contentStatus = 500;
    await send();
    await chat.handleEvent();
    expect(await chat.events()).toMatchObject([{ state: 'REFUSED', problem: 'consent_required' }]);
  });

  it('a photo and the message after it arrive soon after the store of files is back', async () => {
    const counsel = await world.booked();
    const write = vi.spyOn(chat.files.store, 'write').mockRejectedValue(new Error('down'));
    const back = chat.clock.time + 13 * MINUTE_MS;
    await send();
    for (let due = chat.clock.time; due < back; due = await nextDue()) {
      chat.clock.time = due;
      await chat.handleEvent();
    }
    await chat.say('出血が止まりません');
    write.mockRestore();
    chat.clock.time = back + 3 * MINUTE_MS;
    await chat.handleEvent();
    expect(await world.textsOf(counsel)).toEqual(['', '出血が止まりません']);
  });
});
