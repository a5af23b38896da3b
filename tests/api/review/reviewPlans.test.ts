import { describe, expect, test } from 'vitest';
import { hasPostgres, openTestPostgres } from '../../support/app/database/testPostgres.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

/** PostgreSQL plans a prepared statement for its values five times; then it decides whether it goes on doing so. */
const TRIED_PLANS = 5;

/** In small tables a plan for few values looks as cheap as one for many. */
const MANY_REVIEWS = `
  insert into clinic (id, name, created_at, updated_at)
    select gen_random_uuid(), place, now(), now() from generate_series(1, 2000) as place;
  insert into member (id, nickname, created_at, updated_at)
    select gen_random_uuid(), place, now(), now() from generate_series(1, 2000) as place;
  insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state,
      created_at, updated_at)
    select gen_random_uuid(), member.id, clinic.id, 'CLINIC', clinic.id, '', clinic.name,
      'CONSULTATION_COMPLETE', now(), now()
    from member join clinic on clinic.name = member.nickname;
  insert into review (id, counsel_id, member_id, clinic_id, title, content, rating, created_at,
      updated_at)
    select gen_random_uuid(), id, member_id, clinic_id, '', '', 5, now(), now() from counsel;
  analyze;`;

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test('the statements of a review keep their plans', async () => {
    const db = await openTestPostgres(1);
    afterFile(db.close);
    const { send } = await openTestApp({ db, options: { sessions: fakeSessions } });
    await db.script(MANY_REVIEWS);
    for (let written = 0; written < 2 * TRIED_PLANS; written += 1) {
      const { id } = await aMember(db);
      const counsel = await aCounsel(db, { member_id: id });
      const headers = { ...asMember(id), 'Idempotency-Key': `key-${written}` };
      const answer = await send('POST', '/member/reviews', reviewForm(counsel), headers);
      expect(answer.status).toBe(200);
    }
    const kept = `select 1 from pg_prepared_statements where generic_plans > 0
      and statement like '%idempotency_key%'`;
    expect(await db.query(kept)).toHaveLength(2);
    const planned = await db.query<{ statement: string; custom: number }>(
      `select statement, custom_plans as custom from pg_prepared_statements
       where custom_plans > $1`,
      [TRIED_PLANS],
    );
    expect(planned).toEqual([]);
  });
});
