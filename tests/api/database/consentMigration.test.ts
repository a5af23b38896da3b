import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import {
  selectClinicConsents,
  selectConsentsTo,
} from '../../../server/domain/consent/consentSql.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';

const OLD = '2024-03-01';
const AT = new Date('2026-11-01T03:00:00Z');

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => goBackBefore(db, '0036_consent_by_clinic'));

  /** A consent, or its withdrawal, of an earlier version. */
  const answer = (memberId: string, purpose: string, agreed = true) =>
    db.query(
      `insert into member_consent (id, member_id, purpose, version, language, agreed, created_at)
       values ($1, $2, $3, $4, 'ja', $5, $6)`,
      [uuidv7(), memberId, purpose, OLD, agreed, AT],
    );

  it('earlier consents count for the clinics that the member booked, and for no other', async () => {
    const [booked, other] = [(await aClinic(db)).id, (await aClinic(db)).id];
    const [me, withdrawn, idle] = [await aMember(db), await aMember(db), await aMember(db)];
    for (const { id } of [me, withdrawn, idle]) {
      for (const purpose of ['collection', 'health', 'handover']) await answer(id, purpose);
    }
    await answer(withdrawn.id, 'health', false);
    for (const member of [me, me, withdrawn]) {
      await aCounsel(db, { member_id: member.id, clinic_id: booked });
    }
    await migrate(db);

    const given = { clinic_id: booked, version: OLD, agreed_at: AT.toISOString() };
    expect(await selectConsentsTo(db, me.id, booked)).toEqual(
      ['collection', 'handover', 'health'].map((purpose) => ({ ...given, purpose })),
    );
    expect(await selectConsentsTo(db, me.id, other)).toEqual([]);
    expect(await selectConsentsTo(db, withdrawn.id, booked)).toHaveLength(2);
    expect(await selectClinicConsents(db, idle.id)).toEqual([]);
    expect(await selectClinicConsents(db, me.id)).toMatchObject([
      { clinic: { id: booked }, agreed: true, at: AT.toISOString(), openCounsels: 2 },
    ]);
  });
});
