import { beforeEach, expect, it } from 'vitest';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aDoctor, aMember, anEvent } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { isCached: true });
  beforeEach(() => seedTaxonomy(test.db));

  it('an edited review is at once in the lists of its clinic, doctor and event for its author', async () => {
    const { id: memberId } = await aMember(test.db);
    const counsel = await aCounsel(test.db, { member_id: memberId });
    const { clinic_id } = counsel;
    const doctor = await aDoctor(test.db, { clinic_id });
    const event = await anEvent(test.db, { clinic_id });
    const lists = [`clinicId=${clinic_id}`, `doctorId=${doctor.id}`, `eventId=${event.id}`];
    const titles = () =>
      Promise.all(lists.map(async (list) => (await test.data(`/public/reviews?${list}`))[0].title));
    const send = (method: string, path: string, title: string) => {
      const form = reviewForm(counsel, { doctors: [doctor.id], event_id: event.id, title });
      return test.send(method, `/member/reviews${path}`, form, asMember(memberId));
    };

    const { body } = await send('POST', '', 'before');
    expect(await titles()).toEqual(['before', 'before', 'before']);
    await send('PATCH', `/${Object(body).data.id}`, 'after');
    expect(await titles()).toEqual(['after', 'after', 'after']);
  });
});
