import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import {
  ANSWER,
  openTranslationApp,
  type TranslationApp,
  type TranslationWorld,
} from '../../support/fixtures/counsel/translationWorld.ts';

forRacingCalls((_engine, open) => {
  let app: TranslationApp;
  let world: TranslationWorld;

  beforeAll(async () => {
    app = await openTranslationApp(await open());
  });
  beforeEach(async () => {
    world = await app.begin();
  });

  describe('the consent to translations', () => {
    it('without it nothing is sent, and both sides are told', async () => {
      await world.say(world.staff, ANSWER);
      const nothing = { data: [], state: 'no_consent' };
      expect(await world.read(world.me, 'ja')).toEqual(nothing);
      expect(await world.read(world.staff, 'ko')).toEqual(nothing);
      expect(await world.agreement()).toBeNull();
      expect(app.deepl.requests).toEqual([]);
    });

    it('is recorded with its version, and is no part of the consents that a booking needs', async () => {
      const answer = await world.agree();
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toMatchObject({
        data: { agreed: true, version: TRANSLATION_CONSENT_VERSION, language: 'ja' },
      });
      const { data } = Object((await app.test.get('/member/my-info', asMember(world.me))).body);
      expect(data.consents.map(({ purpose }: { purpose: string }) => purpose)).not.toContain(
        'translation',
      );
      const exported = await world.exported();
      expect(exported.consents).toContainEqual(
        expect.objectContaining({ purpose: 'translation', agreed: true, clinic_id: null }),
      );
    });

    it('is stored once, however often it is given, and again after the withdrawal', async () => {
      const answers = async () =>
        (await app.test.db.query("select 1 from member_consent where purpose = 'translation'"))
          .length;
      await Promise.all([world.agree(), world.agree(), world.agree()]);
      expect(await answers()).toBe(1);
      await world.withdraw();
      expect((await world.agree()).body).toMatchObject({ data: { agreed: true } });
      expect(await answers()).toBe(3);
    });

    it('its withdrawal deletes the translations, and from then on only originals are shown', async () => {
      await world.agree();
      await world.say(world.staff, ANSWER);
      await world.read(world.me, 'ja');
      expect((await world.withdraw()).status).toBe(200);
      expect(await app.rows()).toEqual([]);
      expect(await world.agreement()).toMatchObject({ agreed: false });
      expect(await world.read(world.me, 'ja')).toEqual({ data: [], state: 'no_consent' });
      await world.withdraw();
      expect(
        await app.test.db.query("select 1 from member_consent where purpose = 'translation'"),
      ).toHaveLength(2);
    });

    it('to all clinics ends it, too; to one clinic does not', async () => {
      await world.agree();
      const one = { clinic_id: world.counsel.clinic_id, counsels: 'keep' };
      await world.withdrawClinics(one);
      expect(await world.agreement()).toMatchObject({ agreed: true });
      await world.withdrawClinics({ counsels: 'keep' });
      expect(await world.agreement()).toMatchObject({ agreed: false });
    });

    it('an older text of it shows what is kept, and sends nothing more', async () => {
      await world.agree();
      await world.say(world.staff, ANSWER);
      await world.read(world.me, 'ja');
      await app.test.db.query(
        "update member_consent set version = '2020-01-01' where purpose = 'translation'",
      );
      await world.say(world.staff, '내일 뵐게요');
      expect(await world.read(world.me, 'ja')).toMatchObject({
        data: [{ number: 1 }],
        state: 'no_consent',
      });
      expect(app.sentTexts()).toEqual([ANSWER]);
    });

    it('withdrawn while the provider translates: nothing is kept', inRounds, async () => {
      await world.agree();
      const release = app.deepl.hold();
      const reading = world.read(world.staff, 'ko');
      await expect.poll(app.rows).toHaveLength(1);
      await world.withdraw();
      release();
      expect(await reading).toMatchObject({ data: [] });
      expect(await app.rows()).toEqual([]);
    });
  });
});
