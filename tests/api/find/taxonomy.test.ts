import { beforeAll, describe, expect, test } from 'vitest';
import { list } from '../../../contract/shape.ts';
import { Concern, Part, Specialty, Treatment } from '../../../contract/taxonomy.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    const db = await open();
    await seedTaxonomy(db);
    app = await openTestApp({ db });
  });

  describe('works', () => {
    test('API-02 ENT-01 all specialties, in the order of the taxonomy', async () => {
      const { data } = await read(app, '/public/specialties', list(Specialty));
      expect(data).toHaveLength(8);
      expect(data[0]).toEqual({
        id: 'plastic-surgery',
        name: '성형외과',
        nameJa: '美容・形成外科',
      });
    });

    test('API-04 ENT-02 all parts', async () => {
      const { data } = await read(app, '/public/parts', list(Part));
      expect(data).toHaveLength(10);
      expect(data[0]).toEqual({ id: 'eyes', name: '눈', nameJa: '目もと' });
    });

    test('API-03 ENT-03 all concerns, each with the ids of its parts', async () => {
      const { data } = await read(app, '/public/concerns', list(Concern));
      expect(data).toHaveLength(41);
      const sagging = data.find(({ id }) => id === 'sagging-face');
      expect(sagging?.parts).toEqual([{ id: 'contour' }, { id: 'skin' }]);
    });

    test('API-05 ENT-04 all treatments, each with the ids of its concerns and specialties', async () => {
      const { data } = await read(app, '/public/treatments', list(Treatment));
      expect(data).toHaveLength(81);
      expect(data.every(({ concerns }) => concerns.length > 0)).toBe(true);
      expect(data.every(({ specialties }) => specialties.length > 0)).toBe(true);
    });
  });

  describe('refuses', () => {
    test.each(['specialties', 'parts', 'concerns', 'treatments'])(
      '/public/%s takes no query',
      async (path) => {
        expect((await app.get(`/public/${path}?a=1`)).status).toBe(400);
      },
    );
  });
});
