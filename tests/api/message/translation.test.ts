import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noFileStore } from '../../../server/files/fileStore.ts';
import { limits } from '../../../server/limits/limits.ts';
import { unsendMessage } from '../../../server/line/unsendMessage.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  ANSWER,
  ASKED,
  openTranslationApp,
  THANKS,
  type TranslationApp,
  type TranslationWorld,
} from '../../support/fixtures/counsel/translationWorld.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forRacingCalls((engine, open) => {
  let app: TranslationApp;
  let world: TranslationWorld;

  beforeAll(async () => {
    app = await openTranslationApp(await open());
  });
  beforeEach(async () => {
    world = await app.begin();
  });

  describe('translations of a counsel', () => {
    it('each side reads what the other wrote, and each text is sent once per language', async () => {
      await world.agree();
      await world.say(world.staff, ANSWER);
      await world.say(world.me, THANKS);
      await world.say(world.me, 'OK 👍');
      const forMember = {
        data: [{ number: 1, text: `JA: ${ANSWER}` }],
        state: 'done',
      };
      const forStaff = {
        data: [
          { number: 0, text: `KO: ${ASKED}` },
          { number: 2, text: `KO: ${THANKS}` },
        ],
        state: 'done',
      };
      for (const _ of ['first', 'again']) {
        expect(await world.read(world.me, 'ja')).toMatchObject(forMember);
        expect(await world.read(world.staff, 'ko')).toMatchObject(forStaff);
        // In their own language there is nothing to translate.
        expect(await world.read(world.me, 'ko')).toEqual({ data: [], state: 'done' });
      }
      expect(app.sentTexts()).toEqual([ANSWER, ASKED, THANKS]);
      expect(await app.test.db.query('select distinct model from translation')).toEqual([
        { model: 'deepl/quality_optimized' },
      ]);
      expect(JSON.stringify(app.deepl.requests)).not.toContain(world.me);
    });

    it(
      'two readers at once: the provider gets each text once, and both get the translation',
      inRounds,
      async () => {
        await world.agree();
        await world.say(world.me, THANKS);
        await world.say(world.me, 'また連絡します');
        const colleague = await aStaff(app.test.db, { clinic_id: world.counsel.clinic_id });
        const release = app.deepl.hold();
        setTimeout(release, 300);
        const answers = await Promise.all(
          [world.staff, colleague, world.staff, colleague].map((who) => world.read(who, 'ko')),
        );
        for (const answer of answers) {
          expect(answer).toMatchObject({ state: 'done' });
          expect(answer.data).toHaveLength(3);
        }
        expect(app.sentTexts().sort()).toEqual([ASKED, THANKS, 'また連絡します'].sort());
      },
    );

    it('a translation that was given up, e.g. by a crash, is made for a later reader', async () => {
      await world.agree();
      await app.test.db.query(
        `insert into translation (id, member_id, counsel_id, language, created_at)
         values (gen_random_uuid(), $1, $2, 'ko', $3)`,
        [world.me, world.counsel.id, app.now()],
      );
      app.clock.time += limits.translations.givenUpMs + 1;
      expect(await world.read(world.staff, 'ko')).toMatchObject({
        data: [{ number: 0 }],
        state: 'done',
      });
    });

    it('operators give a reason, get stored translations, and cause no new ones; readings are recorded', async () => {
      await world.agree();
      expect((await world.ask(world.operator, 'ko')).status).toBe(403);
      const kept = async () =>
        Object((await world.ask(world.operator, 'ko', '&reason=QUESTION')).body);
      expect(await kept()).toEqual({ data: [], state: 'done' });
      expect(app.deepl.requests).toEqual([]);
      await world.read(world.staff, 'ko');
      expect(await kept()).toMatchObject({ data: [{ number: 0 }] });
      const records = await app.test.db.query(
        `select detail, subject_ids from access_record where action = 'MESSAGES_READ' order by at`,
      );
      expect(records).toHaveLength(2);
      expect(records).toEqual(
        expect.arrayContaining([
          { detail: '', subject_ids: [world.counsel.id] },
          { detail: 'QUESTION', subject_ids: [world.counsel.id] },
        ]),
      );
    });

    it('ROLE-07 the counsel of another member or clinic looks like a missing one', async () => {
      await world.agree();
      const other = (await aConsentingMember(app.test.db, world.counsel.clinic_id)).id;
      const colleague = await aStaff(app.test.db, { role: 'CLINIC' });
      for (const who of [other, colleague]) expect((await world.ask(who, 'ko')).status).toBe(404);
      expect(app.deepl.requests).toEqual([]);
    });
  });

  describe('kept translations', () => {
    it('are sealed with the key of the member, and are part of the export', async () => {
      await world.agree();
      await world.say(world.staff, ANSWER);
      await world.read(world.me, 'ja');
      const kept = await app.rows();
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain(ANSWER);
      const exported = await world.exported();
      expect(exported.translations).toMatchObject([
        { counsel_id: world.counsel.id, language: 'ja', text: `JA: ${ANSWER}` },
      ]);
    });

    it('are erased with the texts of the counsel', async () => {
      await world.agree();
      await world.read(world.staff, 'ko');
      const wish = { clinic_id: world.counsel.clinic_id, counsels: 'erase' };
      await world.withdrawClinics(wish);
      expect(await app.rows()).toEqual([]);
      expect(await world.read(world.staff, 'ko')).toEqual({ data: [], state: 'done' });
    });

    it('are erased with the member', async () => {
      await world.agree();
      await world.read(world.staff, 'ko');
      expect(await app.rows()).toHaveLength(1);
      await app.test.send('DELETE', `/member/${world.me}`, undefined, asMember(world.me));
      expect(await app.rows()).toEqual([]);
    });

    it(
      'are not stored when the texts are erased while the provider translates',
      inRounds,
      async () => {
        await world.agree();
        const release = app.deepl.hold();
        const reading = world.read(world.staff, 'ko');
        await expect.poll(app.rows).toHaveLength(1);
        const wish = { clinic_id: world.counsel.clinic_id, counsels: 'erase' };
        await world.withdrawClinics(wish);
        release();
        expect(await reading).toMatchObject({ data: [] });
        expect(await app.rows()).toEqual([]);
      },
    );

    // PGlite ends one transaction before the next: there staff cannot ask meanwhile.
    it.runIf(engine === 'postgres')(
      'are not made of a message that its member takes back in LINE while staff ask for them',
      inRounds,
      async () => {
        const { db, context } = app.test;
        await world.agree();
        await world.say(world.me, THANKS);
        await db.query("update message set line_id = '71'");
        const [locked, tell] = createDeferred();
        const [mayCommit, commit] = createDeferred();
        const logUnsent = async () => {
          tell();
          await mayCommit;
        };
        const takingBack = unsendMessage(
          { db, memberKeys: { ...context.memberKeys, logUnsent } },
          noFileStore,
          { memberId: world.me, lineId: '71', at: app.now() },
        );
        await locked;
        const reading = world.read(world.staff, 'ko');
        const waiting = `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => db.query(waiting)).toHaveLength(1);
        commit();
        await takingBack;
        expect(await reading).toMatchObject({ data: [{ number: 0 }], state: 'done' });
        expect(app.sentTexts()).toEqual([ASKED]);
        expect(await app.rows()).toHaveLength(1);
      },
    );
  });

  describe('a failure', () => {
    it.each([
      [456, '456: the quota is used up'],
      [429, '429: too many requests'],
      [503, '503'],
      ['silence', 'no answer (TimeoutError)'],
    ] as const)('%s of the provider: readers get the original and a note', async (how, problem) => {
      await world.agree();
      app.deepl.fail(how);
      expect(await world.ask(world.staff, 'ko')).toMatchObject({
        status: 200,
        body: { data: [], state: 'unavailable' },
      });
      expect(await app.rows()).toEqual([]);
      expect(app.problems).toEqual([problem]);
      app.deepl.fail(null);
      app.clock.rest += limits.translations.longPauseMs;
      expect(await world.read(world.staff, 'ko')).toMatchObject({
        data: [{ number: 0 }],
        state: 'done',
      });
    });

    it.each([
      [503, 0],
      ['silence', 1],
    ] as const)(
      '%s of the provider takes %d requests from the day of the member',
      async (how, acts) => {
        await world.agree();
        app.deepl.fail(how);
        await world.ask(world.staff, 'ko');
        await world.ask(world.staff, 'ko');
        const counted =
          "select acts, bytes > 0 as characters from member_day where kind = 'translations'";
        expect(await app.test.db.query(counted)).toEqual([{ acts, characters: acts > 0 }]);
      },
    );

    it('the characters of a member are limited by day', async () => {
      await world.agree();
      const most = limits.memberDay.translatedCharacters;
      await app.test.db.query(
        "insert into member_day values ($1, 'translations', '2026-11-20', 1, $2)",
        [world.me, most],
      );
      expect(await world.read(world.staff, 'ko')).toEqual({ data: [], state: 'limit' });
      expect(app.deepl.requests).toEqual([]);
      app.clock.time += 24 * 60 * 60 * 1_000;
      expect(await world.read(world.staff, 'ko')).toMatchObject({
        data: [{ number: 0 }],
        state: 'done',
      });
    });

    it('a text that is longer than a request is not sent; the others are', async () => {
      await app.test.db.query('update counsel set content = $1', ['あ'.repeat(40_001)]);
      await world.agree();
      await world.say(world.me, THANKS);
      expect(await world.read(world.staff, 'ko')).toMatchObject({
        data: [{ number: 1 }],
        state: 'limit',
      });
    });
  });

  it('without a provider kept translations are shown, and nothing is offered', async () => {
    await world.agree();
    await world.say(world.staff, ANSWER);
    await world.read(world.me, 'ja');
    const { db, context } = app.test;
    const { memberKeys } = context;
    const bare = await openTestApp({
      db,
      now: app.now,
      memberKeys,
      options: { sessions: fakeSessions },
    });
    await world.say(world.staff, '내일 뵐게요');
    const path = world.pathOf(world.me, 'translation?language=ja');
    const answer = () => bare.get(path, asMember(world.me));
    expect((await answer()).body).toMatchObject({ data: [{ number: 1 }], state: 'done' });
    await world.withdraw();
    expect((await answer()).body).toEqual({ data: [], state: 'done' });
  });
});
