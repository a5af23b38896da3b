import { expect, it } from 'vitest';
import { RETENTION } from '../../../contract/plain/retention.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { useLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const TEXT = '妊娠しています';

forOneEngine((_engine, open) => {
  const { chat, world } = useLineChat(open);

  const bookedElsewhere = async () => {
    const other = (await aClinic(chat.db)).id;
    await agreeTo(chat.db, { id: world.me, language: 'ja' }, other);
    return world.booked({ clinic_id: other });
  };
  const erase = (changes: object = { clinic_id: world.clinicId }) =>
    chat.ask(
      'POST',
      '/member/consents/withdrawal',
      { counsels: 'erase', ...changes },
      asMember(world.me),
    );
  const told = () => chat.pushed().filter((text) => text.includes('同意の取り消しにともない'));

  it('a message that waits for its counsel is erased with the texts of one clinic, and its member is told', async () => {
    await world.booked();
    const kept = await bookedElsewhere();
    await chat.say(TEXT);
    expect(await chat.states()).toEqual(['ASKED']);
    expect((await erase()).status).toBe(200);
    const left = 'select 1 from line_event where payload_sealed is not null';
    expect(await chat.db.query(left)).toEqual([]);
    await chat.handleEvent();
    await chat.handleEvent();
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatch(/もう一度お送りください。\nhttps?:\S+\/counsel\?lang=ja$/);
    expect(await world.textsOf(kept)).toEqual([]);
    expect(await chat.states()).toEqual(['DONE', 'DONE']);
    await chat.say(TEXT);
    expect(await world.textsOf(kept)).toEqual([TEXT]);
  });

  it('the member is told later if another answer was pushed within the hour', async () => {
    await world.booked();
    const kept = await bookedElsewhere();
    chat.line.state.tokensAreOld = true;
    await chat.say(TEXT);
    expect(chat.pushed()).toHaveLength(1);
    chat.clock.time += limits.line.pushAgainMs / 2;
    await erase();
    await chat.handleEvent();
    expect(told()).toEqual([]);
    // What the member writes meanwhile does not wait for that.
    await chat.say('予約の時間を変えたいです');
    expect(await world.textsOf(kept)).toEqual(['予約の時間を変えたいです']);
    chat.clock.time += limits.line.pushAgainMs / 2 + 1;
    await chat.handleEvent();
    expect(told()).toHaveLength(1);
  });

  it('the member is told once when messages are deleted that waited a week for the choice of a counsel', async () => {
    await world.booked();
    await world.booked();
    await chat.say(TEXT);
    await chat.say(TEXT);
    chat.clock.time += (RETENTION.line.byDefault + 1) * DAY_MS;
    const services = { ...chat.context, fileStore: chat.files.store, log: silentLog };
    await runRetention(services, chat.now());
    expect(await chat.states()).toEqual(['WAITING']);
    await chat.handleEvent();
    expect(chat.pushed()).toEqual([expect.stringMatching(/^1週間お選びがなかったため/)]);
    expect(await chat.events()).toMatchObject([{ state: 'DONE', problem: 'expired' }]);
    chat.clock.time += (RETENTION.line.byDefault + 1) * DAY_MS;
    await runRetention(services, chat.now());
    expect(await chat.states()).toEqual([]);
  });

  it.each([
    ['no other counsel is open', async () => {}, {}],
    ['the texts of all clinics are erased', async () => void (await bookedElsewhere()), {}],
  ])('nothing is told when %s', async (_, prepare, changes) => {
    await world.booked();
    await world.booked();
    await prepare();
    await chat.say(TEXT);
    expect(await chat.states()).toEqual(['ASKED']);
    await erase(changes);
    await chat.handleEvent();
    expect(chat.pushed()).toEqual([]);
    expect(await chat.states()).toEqual(['DONE']);
  });
});
