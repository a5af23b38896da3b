import { expect, it } from 'vitest';
import { countTrips } from '../../support/app/database/countTrips.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aCounsel, aDoctor, aMember, anEvent } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

/** How often the transactions of frequent writes wait for the database, apart from COMMIT. */
forOneEngine((_engine, open) => {
  let trips = () => 0;
  const test = useTestApp(async () => {
    const counted = countTrips(await open());
    trips = counted.trips;
    return counted.db;
  });
  const tripsOf = async (call: Promise<{ status: number }>) => {
    const before = trips();
    expect((await call).status).toBe(200);
    return trips() - before;
  };

  it.each([
    ['locks and reads, then writes', {}, 2],
    ['the same, the key and its answer', { 'Idempotency-Key': 'one' }, 4],
  ])('a review: %s', async (_, headers, most) => {
    const me = await aMember(test.db);
    const counsel = await aCounsel(test.db, { member_id: me.id });
    const { clinic_id } = counsel;
    const doctors = [await aDoctor(test.db, { clinic_id }), await aDoctor(test.db, { clinic_id })];
    const event = await anEvent(test.db, { clinic_id });
    const form = reviewForm(counsel, { doctors: doctors.map(({ id }) => id), event_id: event.id });
    const call = test.send('POST', '/member/reviews', form, { ...asMember(me.id), ...headers });
    expect(await tripsOf(call)).toBe(most);
  });

  it('a renamed clinic: lock and read, write, read again, feed, head of the access record, entry', async () => {
    const { id } = await aClinic(test.db);
    const staff = asking(await aStaff(test.db));
    const rename = (name: string, version: number) =>
      test.send('PATCH', `/staff/clinics/${id}`, { name, version }, staff);
    // The first entry of a day also begins the day.
    await rename('하나의원', 1);
    expect(await tripsOf(rename('둘의원', 2))).toBe(6);
  });
});
