import { describe, expect, it } from 'vitest';
import { MOST_COUNTED_COUNSELS } from '../../../contract/plain/limits.ts';
import { type Condition, numbered } from '../../../server/db/lists/where.ts';
import { countOf, INBOX } from '../../../server/domain/counsel/inbox/inboxTabSql.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aDoctor, aMember, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** 12:00 in Seoul. */
const NOW = new Date('2026-11-20T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

forOneEngine((_engine, open) => {
  const test = useTestApp(() => open({ isFresh: true }), { start: NOW });
  const desk = deskWorld(test, { clinic: { name: '새봄의원' } });

  const book = (wishes: Parameters<typeof aCounsel>[1] = {}) =>
    aCounsel(test.db, { clinic_id: desk.clinicId, ...wishes });
  const list = async (query = '', who = desk.staff) =>
    Object((await test.get(`/staff/counsels${query}`, asking(who))).body);
  const idsOf = async (query = '', who = desk.staff): Promise<string[]> =>
    (await list(query, who)).data.map(({ id }: { id: string }) => id);
  const counts = (query = '', who = desk.staff) =>
    test.data(`/staff/counsel-counts${query}`, asking(who));
  const audit = (action: string) =>
    test.db.query(
      'select staff, subject_ids, detail from access_record where action = $1 order by id',
      [action],
    );

  describe('rows', () => {
    it('begin with the longest wait, then the newest of those that do not wait', async () => {
      const late = await book({ created_at: hoursAgo(1) });
      const early = await book({ created_at: hoursAgo(30) });
      const old = await book({ state: 'CANCELED', created_at: hoursAgo(90) });
      const confirmed = await book({ state: 'CLINIC_CONFIRMED', created_at: hoursAgo(80) });
      expect(await idsOf()).toEqual([early.id, late.id, confirmed.id, old.id]);
      expect(await idsOf('?limit=2&offset=1')).toEqual([late.id, confirmed.id]);
    });

    it('name the member, and the event, treatment or doctor that the counsel is about', async () => {
      await test.db.query(
        `insert into treatment (id, name, name_ja, position, kind, risk_ko, risk_ja, downtime_days)
         values ('botox', '보톡스', 'ボトックス', 1, 'procedure', '', '', 0)`,
      );
      const member_id = (await aMember(test.db, { nickname: '나비' })).id;
      const event = await anEvent(test.db, {
        clinic_id: desk.clinicId,
        title: '봄 이벤트',
        treatments: ['botox'],
        status: 'ENDED',
      });
      const doctor = await aDoctor(test.db, { clinic_id: desk.clinicId, name: '김하늘' });
      const review = await aReview(test.db, { clinic_id: desk.clinicId, treatments: ['botox'] });
      const from = (source_type: 'EVENT' | 'DOCTOR' | 'REVIEW', source_id: string) =>
        book({ member_id, source_type, source_id });
      await from('EVENT', event.id);
      await from('DOCTOR', doctor.id);
      await from('REVIEW', review.id);
      await book({ member_id });
      const { data } = await list('?q=나비');
      const topics = data.map((card: { topic: { name: string } | null; nickname: string }) => [
        card.nickname,
        card.topic?.name,
      ]);
      expect(topics.toSorted()).toEqual(
        [
          ['나비', '봄 이벤트'],
          ['나비', '김하늘'],
          ['나비', '보톡스'],
          ['나비', undefined],
        ].toSorted(),
      );
      expect((await list('?q=보톡')).total).toBe(2);
      expect((await list('?q=ボトックス')).total).toBe(2);
      expect((await list('?q=하늘')).total).toBe(1);
    });
  });

  it('a row says that completing it makes no visit, as the page of the counsel does', async () => {
    const passed = {
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED' as const,
      consultation_at: hoursAgo(2),
    };
    const before = await book(passed);
    const after = await book(passed);
    const made = 'update counsel set appointment_made_at = $2 where id = $1';
    await test.db.query(made, [before.id, hoursAgo(3)]);
    await test.db.query(made, [after.id, hoursAgo(1)]);
    const waits = await book();
    const { data } = await list();
    const marked = data.filter(({ makesNoVisit }: { makesNoVisit?: true }) => makesNoVisit);
    expect(marked.map(({ id }: { id: string }) => id)).toEqual([after.id]);
    for (const { id } of [before, after, waits]) {
      const { moves } = await desk.atDesk(id);
      const usual = moves.filter((move: { needsReason: boolean }) => !move.needsReason);
      const makesNone = usual.some((move: { makesNoVisit?: true }) => move.makesNoVisit);
      expect(makesNone).toBe(id === after.id);
    }
  });

  describe('tabs', () => {
    const at = (time: string) => ({
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED' as const,
      consultation_at: new Date(time),
    });

    it('are what waits, what needs a time, and the appointments of today and before', async () => {
      const waits = await book();
      const confirmed = await book({ state: 'CLINIC_CONFIRMED' });
      const done = await book({ state: 'CONSULTATION_COMPLETE' });
      const proposed = await book({ state: 'CONSULTATION_COMPLETE' });
      await test.db.query(
        `update counsel set proposals = '[{"id":"a","at":"2026-12-01T01:00:00.000Z"}]',
           proposed_at = $2, updated_at = $2 where id = $1`,
        [proposed.id, NOW],
      );
      // 23:59, 00:00 and 23:59 in Seoul.
      const yesterday = await book(at('2026-11-19T14:59:00Z'));
      const morning = await book(at('2026-11-19T15:00:00Z'));
      const evening = await book({
        state: 'TREATMENT_APPOINTMENT_CONFIRMED',
        consultation_at: hoursAgo(200),
        treatment_at: new Date('2026-11-20T14:59:00Z'),
      });
      const tomorrow = await book(at('2026-11-20T15:00:00Z'));
      expect(await idsOf('?tab=new')).toEqual([waits.id]);
      expect(new Set(await idsOf('?tab=arranging'))).toEqual(new Set([confirmed.id, proposed.id]));
      expect(await idsOf('?tab=today')).toEqual([morning.id, evening.id]);
      expect(await idsOf('?tab=past')).toEqual([yesterday.id]);
      const all = await idsOf('?tab=all');
      expect(all).toHaveLength(8);
      expect(all).toEqual(expect.arrayContaining([done.id, tomorrow.id]));
      expect(await counts()).toEqual({ new: 1, arranging: 2, today: 2, past: 1 });
      expect(await idsOf('?tab=today&state=TREATMENT_APPOINTMENT_CONFIRMED')).toEqual([evening.id]);
    });

    it('count those of the own clinic; an operator counts all or one clinic', async () => {
      await book();
      await aCounsel(test.db);
      expect(await counts()).toMatchObject({ new: 1 });
      expect(await counts('', desk.operator)).toMatchObject({ new: 2 });
      expect(await counts(`?clinicId=${desk.clinicId}`, desk.operator)).toMatchObject({ new: 1 });
      expect(await test.db.query('select 1 from access_record')).toEqual([]);
    });

    it('count no further than the number that is shown', async () => {
      const { member_id } = await book();
      await test.db.query(
        `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code,
           state, created_at, updated_at)
         select gen_random_uuid(), $1, $2, 'CLINIC', $2, '', 'C' || n,
           'AWAITING_CLINIC_CONFIRMATION', now(), now()
         from generate_series(1, ${MOST_COUNTED_COUNSELS + 50}) as n`,
        [member_id, desk.clinicId],
      );
      expect(await counts()).toMatchObject({ new: MOST_COUNTED_COUNSELS + 1 });
    });

    it('are counted by indexes, also beside many counsels that are over', async () => {
      const { member_id } = await book();
      await test.db.query(
        `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code,
           state, created_at, updated_at, consultation_at)
         select gen_random_uuid(), $1, $2, 'CLINIC', $2, '', 'C' || n, 'TREATMENT_COMPLETE',
           now(), now(), now() from generate_series(1, 5000) as n`,
        [member_id, desk.clinicId],
      );
      await test.db.script('analyze counsel');
      const planOf = async (conditions: Condition[]) => {
        const { sql, values } = countOf(conditions, 1_000);
        const plan = await test.db.query(`explain (format json) select ${numbered(sql)}`, values);
        return JSON.stringify(plan);
      };
      const ofClinic = { sql: 'counsel.clinic_id = ?', value: desk.clinicId };
      for (const [tab, index] of [
        ['new', 'counsel_waits'],
        ['arranging', 'counsel_to_settle'],
        ['today', 'counsel_awaited'],
        ['past', 'counsel_awaited'],
      ] as const) {
        const conditions = INBOX[tab].conditions(NOW);
        expect(await planOf([ofClinic, ...conditions])).toContain(`${index}_of_`);
        expect(await planOf(conditions)).toContain(`${index}_of_`);
      }
    });
  });

  describe('search', () => {
    it('finds a part of a nickname, a code in any case, and a day', async () => {
      const { id: member_id } = await aMember(test.db, { nickname: '용감한감자16' });
      const potato = await book({ member_id, code: 'ABCDEF', created_at: hoursAgo(240) });
      const other = await book({
        code: 'QRSTUV',
        created_at: hoursAgo(240),
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: new Date('2026-12-10T05:00:00Z'),
      });
      const wished = await book({ created_at: hoursAgo(240) });
      await test.db.query('update counsel set wishes = $2 where id = $1', [
        wished.id,
        JSON.stringify({ times: ['2026-12-10T01:00:00.000Z'] }),
      ]);
      const stays = await book({ created_at: hoursAgo(240) });
      await test.db.query('update counsel set wishes = $2 where id = $1', [
        stays.id,
        JSON.stringify({ stay: { from: '2026-12-08', to: '2026-12-11' } }),
      ]);
      const find = (q: string, more = '') => idsOf(`?q=${encodeURIComponent(q)}${more}`);
      expect(await find('감자')).toEqual([potato.id]);
      expect(await find(' abcdef ')).toEqual([potato.id]);
      expect(new Set(await find('12/10'))).toEqual(new Set([other.id, wished.id, stays.id]));
      expect(await find('12월 10일', '&tab=new')).not.toContain(other.id);
      expect(await find('11/10')).toHaveLength(4);
      expect(await find('%')).toEqual([]);
      expect(await find('감자', '&tab=past')).toEqual([]);
    });

    it('stays in the own clinic, and is recorded without what was typed', async () => {
      const { id: member_id } = await aMember(test.db, { nickname: '나비' });
      const mine = await book({ member_id, code: 'MINE11' });
      await aCounsel(test.db, { member_id, code: 'THEIRS' });
      expect(await idsOf('?q=나비&tab=new')).toEqual([mine.id]);
      expect(await idsOf('?q=THEIRS')).toEqual([]);
      expect(await idsOf('?q=나비', desk.operator)).toHaveLength(2);
      expect(await audit('COUNSELS_LISTED')).toContainEqual({
        staff: 'front.desk',
        subject_ids: [mine.id],
        detail: 'q tab',
      });
    });
  });
});
