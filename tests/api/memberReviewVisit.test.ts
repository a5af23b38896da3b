import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CounselState } from '../../contract/counsel.ts';
import { raisePublicVersion } from '../../server/db/publicVersion.ts';
import { updateStand } from '../../server/domain/counsel/counselSql.ts';
import { aCounsel, type CounselRow } from '../support/factories.ts';
import { asMember, fakeSessions } from '../support/fakeSessions.ts';
import { reviewForm } from '../support/reviewForm.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { emptyTables, forEachEngine } from '../support/testDatabase.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

forEachEngine((_engine, open) => {
  let test: TestApp;
  let counsel: CounselRow;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), isCached: true, now: () => NOW, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    counsel = await aCounsel(test.db);
  });

  const written = async () => {
    const caller = asMember(counsel.member_id);
    const answer = await test.send('POST', '/member/reviews', reviewForm(counsel), caller);
    return Object(answer.body).data;
  };

  it.each([
    ['AWAITING_CLINIC_CONFIRMATION', false],
    ['CONSULTATION_APPOINTMENT_CONFIRMED', false],
    ['CONSULTATION_COMPLETE', true],
    ['TREATMENT_COMPLETE', true],
  ] as const)('AMB-18 after %s the badge of a visit is %s', async (state, visitConfirmed) => {
    await test.db.query('update counsel set state = $1', [state]);
    expect(await written()).toMatchObject({ visitConfirmed });
  });

  it('AMB-18 the badge of a visit comes when the visit has taken place, and stays', async () => {
    const { id } = await written();
    const badge = async () =>
      Object((await test.get(`/public/reviews/${id}`)).body).data.visitConfirmed;
    const move = (state: CounselState) =>
      test.db.transaction(async (tx) => {
        const stand = { state, consultationAt: NOW, treatmentAt: null };
        const isPublic = await updateStand(tx, counsel.id, stand, NOW);
        if (isPublic) await raisePublicVersion(tx, { names: false });
      });
    await move('CONSULTATION_APPOINTMENT_CONFIRMED');
    expect(await badge()).toBe(false);
    await move('CONSULTATION_COMPLETE');
    expect(await badge()).toBe(true);
    await move('CANCELED');
    expect(await badge()).toBe(true);
  });
});
