import { beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { ClinicFacets } from '../../../contract/clinic.ts';
import { FACTS } from '../../../contract/plain/clinicFacts.ts';
import { SORTS } from '../../../contract/plain/sorts.ts';
import { one, page } from '../../../contract/shape.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { createRandom } from '../../../server/demo/generate/lib/random.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forEachEngine, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { findNaively } from '../../support/app/findNaively.ts';
import { type Combination, pairwise } from '../../support/app/pairwise.ts';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { type FindWorld, makeFindWorld } from '../../support/fixtures/find/findWorld.ts';

const COMBINATIONS = numberFromEnv('FIND_COMBINATIONS', 200);
/** `npm run attack` compares both databases with the naive reading. */
const forEngines = COMBINATIONS >= 2_000 ? forEachEngine : forOneEngine;
const LONGEST_MS = 300 * COMBINATIONS;
const NOUNS = ['clinic', 'doctor', 'event', 'review'] as const;

const filters = {
  region: [undefined, undefined, 'seoul', 'seoul-gangnam', 'busan', 'nowhere'],
  station: [undefined, undefined, undefined, 'gangnam', 'myeongdong'],
  near: [undefined, undefined, '37.4979,127.0276', '37.5609,126.9863'],
  radius: [undefined, '2', '20'],
  priceMin: [undefined, undefined, '100000'],
  priceMax: [undefined, undefined, '250000'],
  // Mostly without facts, because each fact narrows the list.
  facts: ['japanese,parking', ...FACTS.flatMap((fact) => [fact, undefined, undefined])],
  language: [undefined, undefined, undefined, 'ja', 'en'],
  minRating: [undefined, undefined, '3', '4', '4.5'],
  treatmentId: [undefined, undefined, 'skin-booster'],
  partId: [undefined, undefined, 'skin'],
};
const REVIEW_FILTERS = { photos: [undefined, 'true'], writtenIn: [undefined, 'ko', 'ja'] };
const slices = { offset: [undefined, '3'], limit: ['5', '100'] };

const idList = page(z.object({ id: z.string() }));
const facetAnswer = one(ClinicFacets);

/** Choices of which some have no clinics in many combinations. */
const CHOICES = {
  region: ['seoul', 'busan', 'jeju'],
  district: ['seoul-gangnam', 'seoul-jung', 'busan-busanjin'],
  station: ['gangnam', 'myeongdong', 'sinsa', 'seomyeon'],
  facts: FACTS,
  language: ['ko', 'ja', 'en', 'zh'],
  minRating: ['4.5', '4', '3'],
} as const;
type Counted = keyof typeof CHOICES;

/** A number for each choice, in the order above. */
const forChoices = (count: (name: Counted, choice: string) => number) =>
  Object.entries(CHOICES).map(([name, choices]) =>
    choices.map((choice) => count(name as Counted, choice)),
  );

const countsOf = (facets: ClinicFacets) => [
  facets.total,
  ...forChoices((name, choice) => facets[name][choice] ?? 0),
];

/** The clinics with one more choice; facts are added to the chosen ones. */
function expectedCounts(world: FindWorld, query: Combination) {
  const count = (changes: Combination) =>
    findNaively(world, 'clinic', { ...query, ...changes }).length;
  const withFact = (fact: string) => [query.facts ?? [], fact].flat().join(',');
  return [
    count({}),
    ...forChoices((name, choice) => {
      if (name === 'facts') return count({ facts: withFact(choice) });
      return count({ [name === 'district' ? 'region' : name]: choice });
    }),
  ];
}

const textOf = (query: Combination) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();

/** Some lists of this world are longer: they are read in another way. */
const FEW_ROWS = 20;

forEngines((_engine, open) => {
  let app: TestApp;
  let world: FindWorld;

  beforeAll(async () => {
    Object.assign(limits.lists, { fewRows: FEW_ROWS });
    const db = await open();
    await seedTaxonomy(db);
    app = await openTestApp({ db });
    world = await makeFindWorld(app.db);
  });

  const ask = async (noun: string, query: Combination) => {
    const { data, total } = await read(app, `/public/${noun}s?${textOf(query)}`, idList);
    return { ids: data.map(({ id }) => id), total };
  };

  describe('works', () => {
    test.each(NOUNS)(
      'AMB-11 %s: every pair of filters, sort and page agrees with a naive reading',
      async (noun) => {
        const choices = {
          sort: [undefined, ...SORTS],
          ...filters,
          ...slices,
          ...(noun === 'review' && REVIEW_FILTERS),
        };
        const random = createRandom(`pairs of ${noun}`);
        let found = 0;
        for (const query of pairwise(choices, COMBINATIONS, random)) {
          const all = findNaively(world, noun, query);
          const start = Number(query.offset ?? 0);
          expect(await ask(noun, query), textOf(query)).toEqual({
            ids: all.slice(start, start + Number(query.limit)),
            total: all.length,
          });
          found += all.length;
          countForProof('combinations');
        }
        expect(found, 'combinations that list something').toBeGreaterThan(COMBINATIONS);
      },
      LONGEST_MS,
    );

    test.each(NOUNS)('each sort and each filter alone lists something: %s', async (noun) => {
      const alone = Object.entries({ sort: SORTS, ...filters }).flatMap(([key, values]) =>
        values.map((value) => ({ [key]: value })),
      );
      for (const query of alone) {
        const all = findNaively(world, noun, query);
        if (query.region !== 'nowhere') expect(all, textOf(query)).not.toEqual([]);
        const limit = noun === 'doctor' ? { limit: '1000' } : {};
        expect(await ask(noun, { ...query, ...limit }), textOf(query)).toEqual({
          ids: all,
          total: all.length,
        });
      }
    });

    test.each(SORTS)('reviews are paged by their last id, with the sort %s', async (sort) => {
      const query = { sort, near: '37.5,127', radius: '50' };
      const all = findNaively(world, 'review', query);
      const pages: string[] = [];
      for (let after: string | undefined; pages.length < all.length; after = pages.at(-1)) {
        const { ids } = await ask('review', { ...query, limit: '7', ...(after && { after }) });
        expect(ids.length).toBeGreaterThan(0);
        pages.push(...ids);
      }
      expect(pages).toEqual(all);
    });

    it('each count of a choice is the number of clinics that the list has with it', async () => {
      const random = createRandom('facets');
      for (const query of pairwise(filters, COMBINATIONS / 4, random)) {
        const { data } = await read(app, `/public/clinics/facets?${textOf(query)}`, facetAnswer);
        const said = textOf(query);
        expect(countsOf(data), said).toEqual(expectedCounts(world, query));
        countForProof('combinations');
      }
    });

    it('a least price above the highest one lists menus with a line from the lower to the higher', async () => {
      const query = { priceMin: '100000', priceMax: '90000' };
      const all = findNaively(world, 'clinic', query);
      expect(all).not.toEqual([]);
      expect(await ask('clinic', { ...query, limit: '100' })).toEqual({
        ids: all,
        total: all.length,
      });
    });

    it('facts may be repeated or joined by a comma', async () => {
      const joined = await ask('clinic', { facts: 'parking,saturday' });
      const repeated = await read(app, '/public/clinics?facts=parking&facts=saturday', idList);
      expect(repeated.data.map(({ id }) => id)).toEqual(joined.ids);
    });

    it('a position is read with two decimals, and no cache keeps the answer', async () => {
      const exact = await app.get('/public/clinics?near=37.49794,127.02761&sort=near');
      const coarse = await app.get('/public/clinics?near=37.50,127.03&sort=near');
      expect(exact.body).toEqual(coarse.body);
      expect(exact.headers.get('cache-control')).toBe('no-store');
      expect((await app.get('/public/clinics?sort=rating')).headers.get('cache-control')).toContain(
        'public',
      );
    });
  });

  describe('refuses', () => {
    test.each([
      'near=37.5',
      'near=a,b',
      'near=1e9,1',
      'radius=0',
      'radius=51',
      'priceMin=-1',
      'priceMax=1.5',
      'facts=best',
      'facts=',
      'language=fr',
      'minRating=6',
      'minRating=0',
      'sort=',
      'sort=cheap',
      'region=A B',
      'station=%25',
      'region=a&region=b',
    ])('?%s', async (query) => {
      for (const noun of NOUNS) {
        expect((await app.get(`/public/${noun}s?${query}`)).status, noun).toBe(400);
      }
    });

    test('reviews in a language that the site does not have', async () => {
      expect((await app.get('/public/reviews?writtenIn=en')).status).toBe(400);
    });

    test.each(['clinics', 'doctors', 'events', 'clinics/facets'])(
      '%s by the language of a review',
      async (path) => {
        expect((await app.get(`/public/${path}?writtenIn=ja`)).status).toBe(400);
      },
    );
  });
});
