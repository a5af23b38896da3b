import { describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { useLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const DAY = 24 * 60 * 60 * 1_000;

forOneEngine((_engine, open) => {
  const { chat, world } = useLineChat(open);

  const twoOpen = async () =>
    [await world.booked({ code: 'ACDEFG' }), await world.booked({ code: 'HJKMNP' })] as const;
  const bookedElsewhere = async (code: string) => {
    const other = (await aClinic(chat.db, { name: code })).id;
    await agreeTo(chat.db, { id: world.me, language: 'ja' }, other);
    return world.booked({ code, clinic_id: other, created_at: chat.now() });
  };
  const writeAsStaff = async ({ id }: { id: string }) => {
    const staff = await aStaff(chat.db, { clinic_id: world.clinicId, role: 'CLINIC' });
    const path = `/staff/counsels/${id}/messages`;
    const { status } = await chat.ask('POST', path, { text: '안녕하세요' }, asking(staff));
    expect(status).toBe(200);
  };
  const buttonsOf = () =>
    chat.line.replies.at(-1)?.message.quickReply?.items.map(({ action }) => action) ?? [];
  const lineIsSilent = () =>
    Object.assign(chat.line.state, { tokensAreOld: true, pushStatus: 500 });
  const lineWorksAgain = async () => {
    chat.line.state.pushStatus = 200;
    chat.clock.time += 10_000;
    await chat.handleEvent();
  };

  describe('a message from the LINE chat', () => {
    it('waits when a counsel was booked after the last message: the account asks for the counsel', async () => {
      const canceled = await world.booked({ code: 'ACDEFG' });
      await chat.say('처음이에요');
      await chat.db.query("update counsel set state = 'CANCELED' where id = $1", [canceled.id]);
      chat.clock.time += 13 * DAY;
      const fresh = await world.booked({ code: 'HJKMNP', created_at: chat.now() });
      await chat.say('今予約した件ですが、妊娠しています');
      expect(await world.textsOf(canceled)).toEqual(['처음이에요']);
      const [first, second] = buttonsOf();
      expect([first?.label, second?.label]).toEqual([
        expect.stringContaining('HJKMNP'),
        expect.stringContaining('ACDEFG'),
      ]);
      await chat.press(first?.data ?? '');
      expect(await world.textsOf(fresh)).toEqual(['今予約した件ですが、妊娠しています']);
    });

    it('goes to no counsel that was booked after it was written, also when the job is late', async () => {
      await chat.send({ type: 'message', message: { type: 'text', id: '1', text: '임신했어요' } });
      chat.clock.time += DAY;
      const fresh = await world.booked({ code: 'ACDEFG', created_at: chat.now() });
      await chat.handleEvent();
      expect(await world.textsOf(fresh)).toEqual([]);
      expect(chat.replied()).toEqual([
        expect.stringMatching(/^メッセージを送れるご相談が見つかりません/),
      ]);
    });

    it('goes to the counsel whose code it has, also when the clock of the server was ahead at the booking', async () => {
      const fresh = await world.booked({
        code: 'ACDEFG',
        created_at: new Date(chat.now().getTime() + 5_000),
      });
      await chat.say('ACDEFG 하나');
      expect(await world.textsOf(fresh)).toEqual(['ACDEFG 하나']);
    });

    it('is answered with the number of the counsel when the last message went to another one, or when there was none and several are open', async () => {
      const [first, second] = [
        await world.booked({ code: 'ACDEFG' }),
        await world.booked({ code: 'HJKMNP' }),
      ];
      await chat.say('ACDEFG 하나');
      chat.clock.time += DAY;
      await writeAsStaff(second);
      await chat.say('둘');
      await chat.say('셋');
      expect(await world.textsOf(first)).toEqual(['ACDEFG 하나']);
      expect(await world.textsOf(second)).toEqual(['안녕하세요', '둘', '셋']);
      expect(chat.replied()).toEqual([
        expect.stringMatching(/^相談番号 ACDEFG のご相談にお送りしました/),
        '相談番号 HJKMNP のご相談にお送りしました。別のご相談に送るときは、相談番号も書いてください。',
      ]);
      // The token is too old: nothing is pushed, because a push costs and the thread shows the message.
      chat.line.state.tokensAreOld = true;
      await chat.say('ACDEFG 넷');
      expect(await chat.states()).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
      expect(chat.line.pushes).toEqual([]);
    });
  });

  describe('while messages wait because the member has not chosen a counsel', () => {
    it('a typed code is the answer and no message; a message with a code is the answer and goes into the thread, too', async () => {
      const [first, second] = await twoOpen();
      await chat.say('아파요, 어떻게 하죠?');
      await chat.say(' ａｃｄｅｆｇ ');
      expect(await world.textsOf(first)).toEqual(['아파요, 어떻게 하죠?']);
      expect(await chat.states()).toEqual(['DONE', 'DONE']);
      expect(chat.replied().at(-1)).toMatch(/^相談番号 ACDEFG のご相談にお送りしました/);
      await writeAsStaff(second);
      chat.clock.time += DAY;
      await world.booked({ created_at: chat.now() });
      await chat.say('하나');
      await chat.say('HJKMNP 둘');
      expect(await world.textsOf(second)).toEqual(['안녕하세요', '하나', 'HJKMNP 둘']);
    });

    it('a further message without a code waits, too, also when a clinic wrote meanwhile', async () => {
      const [first, second] = await twoOpen();
      await chat.say('하나');
      await writeAsStaff(first);
      await chat.say('둘');
      expect(await chat.states()).toEqual(['ASKED', 'ASKED']);
      expect(await world.textsOf(first)).toEqual(['안녕하세요']);
      const [button] = buttonsOf().filter(({ label }) => label.startsWith('HJKMNP'));
      await chat.press(button?.data ?? '');
      expect(await world.textsOf(second)).toEqual(['하나', '둘']);
    });

    it('the account asks again when one counsel is left: they may be meant for the cancelled one', async () => {
      const [first, second] = await twoOpen();
      await chat.say('하나');
      await chat.db.query("update counsel set state = 'CANCELED' where id = $1", [second.id]);
      await chat.say('둘');
      expect(await world.textsOf(first)).toEqual([]);
      const [button, ...others] = buttonsOf();
      expect([button?.label, others]).toEqual([expect.stringContaining('ACDEFG'), []]);
      await chat.press(button?.data ?? '');
      expect(await world.textsOf(first)).toEqual(['하나', '둘']);
    });

    it('none of them goes to a counsel booked later, whether the member types its code or presses its button', async () => {
      await twoOpen();
      await chat.say('임신했는데 괜찮을까요?');
      chat.clock.time += DAY;
      const typed = await bookedElsewhere('QRTUVW');
      await chat.say('QRTUVW');
      expect(await world.textsOf(typed)).toEqual([]);
      expect(chat.replied().at(-1)).toMatch(/^そのご相談を申し込む前のメッセージは/);
      expect(await chat.states()).toEqual(['REFUSED', 'DONE']);
      await chat.say('하나');
      chat.clock.time += DAY;
      const pressed = await bookedElsewhere('XYACDE');
      await chat.say('둘');
      const [button] = buttonsOf().filter(({ label }) => label.startsWith('XYACDE'));
      await chat.press(button?.data ?? '');
      expect(await world.textsOf(pressed)).toEqual(['둘']);
      expect(chat.replied().at(-1)).toMatch(/^そのご相談を申し込む前のメッセージは/);
    });

    it('the member who erases the texts at a clinic erases them, too', async () => {
      const [first] = await twoOpen();
      await chat.say('임신했는데 괜찮을까요?');
      await chat.send({ type: 'message', message: { type: 'text', id: '2', text: '둘' } });
      const form = { clinic_id: world.clinicId, counsels: 'erase' };
      const erased = await chat.ask(
        'POST',
        '/member/consents/withdrawal',
        form,
        asMember(world.me),
      );
      expect(erased.status).toBe(200);
      await chat.handleEvent();
      expect(await chat.db.query('select state, payload_sealed as sealed from line_event')).toEqual(
        [
          { state: 'DONE', sealed: null },
          { state: 'DONE', sealed: null },
        ],
      );
      expect(await world.textsOf(first)).toEqual([]);
    });

    it('the member who types the code reads why one of them was refused', async () => {
      const [first] = await twoOpen();
      await chat.say('あ'.repeat(2_001));
      await chat.say('ACDEFG');
      expect(chat.replied().at(-1)).toMatch(/^一度に送れるのは2,000文字/);
      expect(await chat.states()).toEqual(['REFUSED', 'DONE']);
      expect(await world.textsOf(first)).toEqual([]);
    });
  });

  describe('when LINE did not answer after a press, the next try sends the same reply', () => {
    const askAndPress = async () => {
      const [first] = await twoOpen();
      await chat.say('하나');
      const [, button] = buttonsOf();
      return { first, press: () => chat.press(button?.data ?? '') };
    };

    it('the reply says that the message was passed on, so the member does not send it again', async () => {
      const { first, press } = await askAndPress();
      lineIsSilent();
      await press();
      expect(await world.textsOf(first)).toEqual(['하나']);
      await lineWorksAgain();
      expect(chat.pushed()).toEqual(['選択したご相談にお送りしました。']);
      expect(await chat.states()).toEqual(['DONE', 'DONE']);
    });

    it('the reply says why the message was refused', async () => {
      const { press } = await askAndPress();
      await chat.db.query('delete from member_consent');
      lineIsSilent();
      await press();
      await agreeTo(chat.db, { id: world.me, language: 'ja' }, world.clinicId);
      await lineWorksAgain();
      expect(chat.pushed()).toEqual([expect.stringMatching(/^同意が必要なため/)]);
    });
  });

  describe('when LINE refuses the question itself', () => {
    const quotaIsUsedUp = () => {
      Object.assign(chat.line.state, { tokensAreOld: true, pushStatus: 429 });
      chat.line.state.quota = { limit: 200, used: 200 };
    };

    it('the message waits and goes to no clinic by a guess, the log says so, and the next message asks about both', async () => {
      const [first, second] = await twoOpen();
      quotaIsUsedUp();
      await chat.say('피가 나요');
      expect(await chat.states()).toEqual(['ASKED']);
      expect([await world.textsOf(first), await world.textsOf(second)]).toEqual([[], []]);
      expect(chat.logged()).toContain('monthly quota used up');
      expect(chat.logged()).not.toContain('피가 나요');
      chat.line.state.tokensAreOld = false;
      await chat.say('또 나요');
      const [button] = buttonsOf().filter(({ label }) => label.startsWith('HJKMNP'));
      await chat.press(button?.data ?? '');
      expect(await world.textsOf(second)).toEqual(['피가 나요', '또 나요']);
    });
  });
});
