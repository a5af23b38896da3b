import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import {
  ASKED,
  openTranslationApp,
  type TranslationApp,
  type TranslationWorld,
} from '../../support/fixtures/counsel/translationWorld.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

const DECLINED = '그날은 휴진이라 어려워요';
const CANCELED = '予定が変わりました';

forOneEngine((_engine, open) => {
  let app: TranslationApp;
  let world: TranslationWorld;

  beforeAll(async () => {
    app = await openTranslationApp(await open());
  });
  beforeEach(async () => {
    world = await app.begin();
  });

  const path = (side: 'member' | 'staff') => `/${side}/counsels/${world.counsel.id}`;
  /** Staff cancel the counsel with this reason. */
  const decline = async () => {
    const change = { version: 1, state: 'CANCELED', reason: DECLINED };
    const { status } = await app.test.send('PATCH', path('staff'), change, asking(world.staff));
    expect(status).toBe(200);
  };
  /** The member cancels it. */
  const cancel = () => {
    const change = { state: 'CANCELED', reason: CANCELED };
    return app.test.send('PATCH', path('member'), change, asMember(world.me));
  };
  const reasonAt = async (side: 'member' | 'staff') => {
    const headers = side === 'member' ? asMember(world.me) : asking(world.staff);
    const { body } = await app.test.get(path(side), headers);
    return Object(body).data.history.at(-1);
  };

  describe('the reason of a change', () => {
    it('of the clinic is translated once for its member, and staff read their own words', async () => {
      await world.agree();
      await decline();
      const { reason, reasonId } = await reasonAt('member');
      expect(reason).toBe(DECLINED);
      for (const _ of ['first', 'again']) {
        expect(await world.read(world.me, 'ja')).toMatchObject({
          data: [{ number: null, reasonId, text: `JA: ${DECLINED}` }],
          state: 'done',
        });
        expect(await world.read(world.staff, 'ko')).toMatchObject({ data: [{ number: 0 }] });
      }
      expect(app.sentTexts()).toEqual([DECLINED, ASKED]);
    });

    it('of the member is translated for staff beside the text of the booking', async () => {
      await world.agree();
      await cancel();
      const { reasonId } = await reasonAt('staff');
      expect(await world.read(world.staff, 'ko')).toMatchObject({
        data: [
          { number: 0, text: `KO: ${ASKED}` },
          { number: null, reasonId, text: `KO: ${CANCELED}` },
        ],
        state: 'done',
      });
      expect(await world.read(world.me, 'ja')).toEqual({ data: [], state: 'done' });
    });

    it('is not sent without the consent to the present text', async () => {
      await decline();
      expect(await world.read(world.me, 'ja')).toEqual({ data: [], state: 'no_consent' });
      await world.agree();
      await app.test.db.query(
        "update member_consent set version = '2026-11-25' where purpose = 'translation'",
      );
      expect(await world.read(world.me, 'ja')).toEqual({ data: [], state: 'no_consent' });
      expect(app.deepl.requests).toEqual([]);
    });

    it('that a seed wrote is translated, too', async () => {
      await world.agree();
      await app.test.db.query(
        `insert into counsel_change (id, counsel_id, from_state, to_state, actor, reason, seeded, created_at)
         values (gen_random_uuid(), $1, 'AWAITING_CLINIC_CONFIRMATION', 'CANCELED', 'staff', $2, true, $3)`,
        [world.counsel.id, DECLINED, app.now()],
      );
      expect(await world.read(world.me, 'ja')).toMatchObject({
        data: [{ text: `JA: ${DECLINED}` }],
      });
    });

    it('has its translation sealed, and in the export beside its history', async () => {
      await world.agree();
      await decline();
      await world.read(world.me, 'ja');
      expect(JSON.stringify(await app.rows())).not.toContain(DECLINED);
      const { counsels, translations } = await world.exported();
      const { reasonId } = counsels[0].history.at(-1);
      expect(translations).toMatchObject([
        { counsel_id: world.counsel.id, message_id: null, reasonId, text: `JA: ${DECLINED}` },
      ]);
    });

    it('is erased with its translation, also one that the provider is working on', async () => {
      await world.agree();
      await decline();
      const release = app.deepl.hold();
      const reading = world.read(world.me, 'ja');
      await expect.poll(app.rows).toHaveLength(1);
      await world.withdrawClinics({ clinic_id: world.clinicId, counsels: 'erase' });
      release();
      expect(await reading).toMatchObject({ data: [] });
      expect(await app.rows()).toEqual([]);
      expect(await world.read(world.me, 'ja')).toEqual({ data: [], state: 'done' });
    });

    it('of another counsel is not shown', async () => {
      await world.agree();
      await decline();
      const other = { member_id: world.me, clinic_id: world.clinicId, content: '' };
      const { id } = await aCounsel(app.test.db, other);
      const answer = await app.test.get(
        `/member/counsels/${id}/translation?language=ja`,
        asMember(world.me),
      );
      expect(answer.body).toEqual({ data: [], state: 'done' });
    });
  });
});
