import { beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';

const MARK = '비밀스러운 이야기';
const TREATMENT = 'icl';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { isCached: true, hasTaxonomy: true });
  let me: string;
  let other: string;
  let clinicId: string;

  beforeEach(async () => {
    me = (await aMember(test.db, { nickname: MARK, nickname_key: MARK })).id;
    other = (await aMember(test.db)).id;
    clinicId = (await aClinic(test.db)).id;
    await fill(me);
  });

  /** Puts data of the member into every table that can hold some. */
  async function fill(member_id: string) {
    const mine = { member_id, clinic_id: clinicId };
    const event_id = (await anEvent(test.db, { clinic_id: clinicId })).id;
    const doctors = [(await aDoctor(test.db, { clinic_id: clinicId })).id];
    const about = { event_id, doctors, treatments: [TREATMENT] };
    const { id } = await aReview(test.db, { ...mine, ...about, rating: 1, content: MARK });
    await aReview(test.db, { ...mine, status: 'BLINDED', rating: 1, title: MARK });
    const counsel = await aCounsel(test.db, { ...mine, content: MARK });
    await aBookmark(test.db, { member_id, target_id: clinicId });
    await aBookmark(test.db, { target_type: 'REVIEW', target_id: id });
    await test.db.query('insert into member_identity values ($1, $2, $3, now())', [
      'https://line',
      `${MARK} ${member_id}`,
      member_id,
    ]);
    await test.db.query(
      `insert into counsel_change (id, counsel_id, to_state, actor, reason, created_at)
       values (gen_random_uuid(), $1, 'CANCELED', 'member', $2, now())`,
      [counsel.id, MARK],
    );
    await test.db.query(
      `insert into upload (id, member_id, review_id, name, type, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'image/jpeg', now())`,
      [member_id, id, MARK],
    );
    await test.db.query(
      `with told as (
         insert into notice (id, member_id, kind, created_at)
         values (gen_random_uuid(), $1, 'MESSAGE', now()) returning id)
       insert into outbox (id, notice_id, channel, state, member_id, text, link, created_at, due_at)
       select gen_random_uuid(), id, 'LINE', 'SHOWN', $1, $2, '/counsel', now(), now() from told`,
      [member_id, MARK],
    );
    await test.db.query(`insert into notice_off values ($1, 'LINE', 'messages')`, [member_id]);
    await test.db.query(
      `insert into message (id, counsel_id, member_id, number, author, photos, created_at)
       values (gen_random_uuid(), $1, $2, 1, 'staff', json_build_array($3::text), now())`,
      [counsel.id, member_id, MARK],
    );
    await test.db.query(
      `insert into translation (id, member_id, counsel_id, language, text_sealed, model, created_at)
       values (gen_random_uuid(), $1, $2, 'ja', $3, $3, now())`,
      [member_id, counsel.id, MARK],
    );
    await startSession(test.db, { memberId: member_id }, new Date());
    await test.db.query(
      `insert into idempotency_key values ($1, 'a', 'x', json_build_object('content', $2::text), now())`,
      [member_id, MARK],
    );
    const text = { version: CONSENT_VERSION, language: 'ko' };
    const consent = { clinic_id: clinicId, purposes: ['health'], ...text };
    await test.send('POST', '/member/consents', consent, asMember(member_id));
  }

  const leave = (id = me, memberId = me) =>
    test.send('DELETE', `/member/${id}`, undefined, asMember(memberId));
  const everything = async () => {
    const tables = await test.db.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const rows = tables.map(({ name }) => test.db.query(`select * from ${name}`));
    return JSON.stringify(await Promise.all(rows));
  };

  it('the export has everything that the member wrote and the service stored', async () => {
    await fill(other);
    const { status, body } = await test.get('/member/export', asMember(me));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        id: me,
        nickname: MARK,
        identities: [{ issuer: 'https://line', subject: `${MARK} ${me}` }],
        logins: [{ ended_at: null }],
        consents: [
          { clinic_id: clinicId, purpose: 'health', version: CONSENT_VERSION, agreed: true },
        ],
        counsels: [{}, {}, { content: MARK, history: [{ to: 'CANCELED', reason: MARK }] }],
        messages: [{ number: 1, by: 'staff', text: '', photos: [MARK] }],
        reviews: [
          { content: MARK, doctors: [expect.any(String)], treatments: [TREATMENT] },
          { status: 'BLINDED', title: MARK, doctors: [], treatments: [] },
        ],
        uploads: [{ name: MARK }],
        bookmarks: [{ bookmarkableType: 'CLINIC', bookmarkableId: clinicId }],
        noticesOff: [{ channel: 'LINE', topic: 'messages' }],
        notices: [{ kind: 'MESSAGE', seen_at: null }],
        deliveries: [{ channel: 'LINE', text: MARK, state: 'SHOWN', link: '/counsel' }],
      },
    });
    expect(JSON.stringify(body)).not.toContain(other);
  });

  it('leaving deletes the member and all their data, and nothing of others', async () => {
    await aReview(test.db, { member_id: other, clinic_id: clinicId, rating: 4 });
    expect(await everything()).toContain(MARK);

    expect(await leave()).toMatchObject({ status: 200, body: {} });
    const left = await everything();
    expect(left).not.toContain(MARK);
    expect(left).not.toContain(me);
    expect(left).toContain(other);
    expect((await test.get('/member/my-info', asMember(me))).status).toBe(401);
  });

  it('public averages and lists are correct at once', async () => {
    await aReview(test.db, { member_id: other, clinic_id: clinicId, rating: 4 });
    const clinic = () => test.get(`/public/clinics/${clinicId}`);
    const total = async () => (await test.get(`/public/reviews?clinicId=${clinicId}`)).body;
    const rated = (averageRating: number, reviewCount: number) => ({
      body: { data: { averageRating, reviewCount } },
    });
    expect(await clinic()).toMatchObject(rated(2.5, 2));
    expect(await total()).toMatchObject({ total: 2 });

    await leave();
    expect(await clinic()).toMatchObject(rated(4, 1));
    expect((await clinic()).body).toMatchObject({
      data: { events: [{ reviewCount: 0 }], doctors: [{ reviewCount: 0 }] },
    });
    expect(await total()).toMatchObject({ total: 1 });
  });

  describe('protects', () => {
    it('ROLE-07 a member cannot delete another member', async () => {
      const before = await everything();
      expect(await leave(me, other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await everything()).toBe(before);
    });

    it('leaving many times at once subtracts from the averages once', inRounds, async () => {
      await Promise.all(Array.from({ length: 20 }, () => leave()));
      const counters = 'select distinct rating_sum, review_count from';
      for (const table of ['clinic', 'event', 'doctor']) {
        const rows = await test.db.query(`${counters} ${table}`);
        expect(rows).toEqual([{ rating_sum: 0, review_count: 0 }]);
      }
    });
  });
});
