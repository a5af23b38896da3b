import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedClinic } from '../../../contract/clinic.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const line = (treatmentId: string, priceFrom: number, priceTo: number | null = null) => ({
  treatmentId,
  priceFrom,
  priceTo,
  vatIncluded: false,
});
const MENU = [line('ipl', 30_000), line('skin-booster', 200_000, 350_000)];
const BOOSTER = { priceFrom: 200_000, priceTo: 350_000, vatIncluded: false };

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { hasTaxonomy: true, isCached: true });
  let priced: string;
  let unpriced: string;
  beforeEach(async () => {
    const taxonomy = { treatments: ['skin-booster'], specialties: ['dermatology'] };
    priced = (await aClinic(test.db, { ...taxonomy, priceMenu: MENU })).id;
    unpriced = (await aClinic(test.db, { ...taxonomy, priceMenu: [line('ipl', 10_000)] })).id;
  });

  const rows = async (query: string): Promise<ListedClinic[]> =>
    test.data(`/public/clinics?${query}`, test.ownWrites());
  const prices = async (query: string) =>
    Object.fromEntries((await rows(query)).map(({ id, price }) => [id, price]));

  describe('the price of a treatment in the list of clinics', () => {
    it.each(['', '&sort=price', '&sort=popular', '&limit=5', '&near=37.5,127&radius=50'])(
      'is the line of this treatment, and null where the menu has none%s',
      async (more) => {
        await test.db.query('update clinic set latitude = 37.5, longitude = 127');
        expect(await prices(`treatmentId=skin-booster${more}`)).toEqual({
          [priced]: BOOSTER,
          [unpriced]: null,
        });
      },
    );

    it.each(['', 'partId=skin', 'specialtyId=dermatology', 'sort=price'])(
      'AMB-104 is absent while no treatment is chosen: "%s"',
      async (query) => {
        const found = await rows(query);
        expect(found).toHaveLength(2);
        for (const row of found) expect(row).not.toHaveProperty('price');
      },
    );

    it('is what the newest menu says: a saved menu makes the cached list stale', async () => {
      const desk = asking(await aStaff(test.db, { clinic_id: priced }));
      const list = 'sort=price&treatmentId=skin-booster';
      expect((await prices(list))[priced]).toEqual(BOOSTER);
      expect(test.answers.ready(`/public/clinics?${list}`)).toBeDefined();
      const save = async (version: number, priceMenu: readonly object[]) => {
        const body = { version, priceMenu };
        const answer = await test.send('PATCH', `/staff/clinics/${priced}`, body, desk);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      };
      await save(1, [line('skin-booster', 180_000)]);
      expect((await prices(list))[priced]).toEqual({
        priceFrom: 180_000,
        priceTo: null,
        vatIncluded: false,
      });
      await save(2, []);
      expect((await prices(list))[priced]).toBeNull();
    });

    it('is in a streamed list, too', async () => {
      const { streamAbove, streamBatch } = limits.lists;
      const count = streamAbove + streamBatch;
      await test.db.transaction(async (tx) => {
        await tx.query(
          `insert into clinic (id, name, created_at, updated_at)
           select ('018bcfe5-6800-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text, now(), now()
           from generate_series(1, $1::int) n`,
          [count],
        );
        await tx.query(
          `insert into clinic_treatment (clinic_id, treatment_id)
           select id, 'skin-booster' from clinic where id <> $1 and id <> $2`,
          [priced, unpriced],
        );
        await tx.query(
          `insert into clinic_price (clinic_id, treatment_id, price_from, vat_included, position)
           select id, 'skin-booster', name::int, true, 0 from clinic where id <> $1 and id <> $2`,
          [priced, unpriced],
        );
      });
      const listed = await rows('treatmentId=skin-booster&limit=100000');
      expect(listed).toHaveLength(count + 2);
      for (const { id, name, price } of listed) {
        if (id === priced) expect(price).toEqual(BOOSTER);
        else if (id === unpriced) expect(price).toBeNull();
        else expect(price?.priceFrom).toBe(Number(name));
      }
    });
  });
});
