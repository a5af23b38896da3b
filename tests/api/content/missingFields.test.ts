import { describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { anEvent } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const WHOLE = {
  price: 99_000,
  starts_on: '2026-11-01',
  ends_on: '2099-12-31',
  side_effects: '붉어짐',
};

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  const desk = deskWorld(test);

  const change = (id: string, fields: object) =>
    test.send('PATCH', `/staff/events/${id}`, { version: 1, ...fields }, desk.asOperator);
  const publish = (id: string) => {
    const body = { version: 1, status: 'PUBLISHED' };
    return test.send('POST', `/staff/events/${id}/publish`, body, desk.asOperator);
  };
  const refused = (fields: readonly string[]) => ({
    status: 409,
    body: { code: 'not_allowed_now', fields },
  });

  describe('the refusal names the required fields', () => {
    it('that a change of a published event would empty, and no others', async () => {
      const { id } = await anEvent(test.db, { ...WHOLE, price: null });
      expect(await change(id, { sideEffects: '', title: '고침' })).toMatchObject(
        refused(['sideEffects']),
      );
    });

    it('of a published event whose period would end before it begins', async () => {
      const { id } = await anEvent(test.db, WHOLE);
      expect(await change(id, { endsOn: '2026-10-31' })).toMatchObject(refused(['endsOn']));
    });

    it('that a draft needs before it is published', async () => {
      const { id } = await anEvent(test.db, {
        ...WHOLE,
        status: 'DRAFT',
        price: null,
        side_effects: null,
      });
      expect(await publish(id)).toMatchObject(refused(['price', 'sideEffects']));
    });
  });
});
