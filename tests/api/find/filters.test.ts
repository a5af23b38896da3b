import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record,
  sample,
  subarray,
} from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { page } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { concerns, specialties, treatments } from '../../../server/db/seed/taxonomy.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const NOUNS = ['clinics', 'doctors', 'events', 'reviews'] as const;
type Noun = (typeof NOUNS)[number];

interface Filter {
  specialtyId?: string | undefined;
  treatmentId?: string | undefined;
  partId?: string | undefined;
  concernId?: string | undefined;
  clinicId?: string | undefined;
  doctorId?: string | undefined;
  eventId?: string | undefined;
}

/** A record as the simple reference implementation sees it. */
interface Listed {
  id: string;
  isShown: boolean;
  /** Its own concerns; null if those of its treatments count. */
  specialties: string[] | null;
  treatments: string[];
  clinicId?: string;
  doctorIds?: string[];
  eventId?: string | null;
}

/** Few enough that records share terms, many enough that they differ. */
const POOL = treatments.filter((_, index) => index % 9 === 0).map(({ id }) => id);
const SPECIALTIES = specialties.slice(0, 4).map(({ id }) => id);
const STATUSES = ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'DRAFT', 'ENDED'] as const;

const idList = page(z.object({ id: z.string() }));

forOneEngine((engine, open) => {
  let app: TestApp;
  let world: Record<Noun, Listed[]>;

  beforeAll(async () => {
    const db = await open();
    await seedTaxonomy(db);
    app = await openTestApp({ db });
    world = await makeWorld(app.db);
  });

  const ask = async (noun: Noun, filter: Filter, slice: Record<string, number> = {}) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...filter, ...slice })) {
      if (value !== undefined) query.set(key, String(value));
    }
    const { data, total } = await read(app, `/public/${noun}?${query}`, idList);
    return { ids: data.map(({ id }) => id), total };
  };

  const expected = (noun: Noun, filter: Filter) =>
    world[noun]
      .filter((listed) => listed.isShown && matches(listed, filter))
      .map(({ id }) => id)
      .sort()
      .reverse();

  describe.each(NOUNS)('works: %s', (noun) => {
    test('API-06 API-09 API-11 API-13 each of the 16 combinations of filters selects the right records', async () => {
      const [treatment] = POOL.flatMap((id) => treatments.filter((each) => each.id === id));
      const [concernId] = treatment?.concerns ?? [];
      const partId = concerns.find(({ id }) => id === concernId)?.parts[0];
      const all = {
        specialtyId: treatment?.specialties[0],
        treatmentId: treatment?.id,
        concernId,
        partId,
      };
      const keys = ['specialtyId', 'treatmentId', 'partId', 'concernId'] as const;
      for (let bits = 0; bits < 16; bits += 1) {
        const chosen = keys.filter((_, index) => bits & (1 << index));
        const filter = Object.fromEntries(chosen.map((key) => [key, all[key]]));
        const ids = expected(noun, filter);
        if (chosen.length < 2) expect(ids, 'a filter that says nothing').not.toEqual([]);
        const limit = noun === 'doctors' ? { limit: 10_000 } : {};
        expect(await ask(noun, filter, limit), JSON.stringify(filter)).toEqual({
          ids,
          total: ids.length,
        });
      }
    });

    test('AMB-11 every combination of filters, offset and limit equals a simple reference', async () => {
      await assert(
        asyncProperty(anyFilter(noun, world), aSlice, async (filter, { offset, limit }) => {
          const ids = expected(noun, filter);
          expect(await ask(noun, filter, { offset, limit })).toEqual({
            ids: ids.slice(offset, offset + limit),
            total: ids.length,
          });
        }),
        { numRuns: engine === 'pglite' ? 60 : 100 },
      );
    });

    test.each(['specialtyId', 'treatmentId', 'partId', 'concernId'])(
      'an unknown %s lists nothing',
      async (key) => {
        expect(await ask(noun, { [key]: 'unknown' })).toEqual({ ids: [], total: 0 });
      },
    );
  });

  describe.each(NOUNS)('refuses: %s', (noun) => {
    test.each([
      'specialtyId=',
      'specialtyId=Eyes%25',
      'limit=-1',
      'limit=1e9',
      'offset=-5',
      'offset=99999999',
      'sort=oldest',
      'foo=1',
      'specialtyId=a&specialtyId=b',
    ])('?%s', async (query) => {
      const { status, body } = await app.get(`/public/${noun}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_input' });
    });
  });
});

function matches(listed: Listed, filter: Filter): boolean {
  const own = treatments.filter(({ id }) => listed.treatments.includes(id));
  const concernIds = own.flatMap((treatment) => treatment.concerns);
  const parts = concerns.filter(({ id }) => concernIds.includes(id)).flatMap((each) => each.parts);
  const practised = listed.specialties ?? own.flatMap((treatment) => treatment.specialties);
  const holds = (value: string | undefined, values: readonly (string | null | undefined)[]) =>
    value === undefined || values.includes(value);
  return (
    holds(filter.specialtyId, practised) &&
    holds(filter.treatmentId, listed.treatments) &&
    holds(filter.partId, parts) &&
    holds(filter.concernId, concernIds) &&
    holds(filter.clinicId, [listed.clinicId]) &&
    holds(filter.doctorId, listed.doctorIds ?? []) &&
    holds(filter.eventId, [listed.eventId])
  );
}

const aSlice = record({
  offset: integer({ min: 0, max: 40 }),
  limit: integer({ min: 0, max: 40 }),
});

function anyFilter(noun: Noun, world: Record<Noun, Listed[]>) {
  const ids = (noun: Noun) => constantFrom(...world[noun].map(({ id }) => id));
  const byTaxonomy = {
    specialtyId: constantFrom(...SPECIALTIES),
    treatmentId: constantFrom(...POOL),
    partId: constantFrom(...new Set(concerns.flatMap(({ parts }) => parts))),
    concernId: constantFrom(...concerns.map(({ id }) => id)),
  };
  if (noun !== 'reviews') return record(byTaxonomy, { requiredKeys: [] });
  const ofReviews = { clinicId: ids('clinics'), doctorId: ids('doctors'), eventId: ids('events') };
  return record({ ...byTaxonomy, ...ofReviews }, { requiredKeys: [] });
}

/** The same on every run; only the requests differ. */
function draw<T>(arbitrary: Parameters<typeof sample<T>>[0], count: number): T[] {
  return sample(arbitrary, { seed: 7, numRuns: count });
}

async function makeWorld(db: Database): Promise<Record<Noun, Listed[]>> {
  const someTreatments = subarray(POOL, { maxLength: 3 });
  const clinics: Listed[] = [];
  const shape = record({
    status: constantFrom(...STATUSES),
    specialties: subarray(SPECIALTIES, { maxLength: 2 }),
    treatments: someTreatments,
    parents: array(integer({ min: 0, max: 999 }), { minLength: 3, maxLength: 3 }),
  });
  const pick = <T>(items: readonly T[], number = 0): T | undefined => items[number % items.length];

  for (const { status, specialties, treatments } of draw(shape, 30)) {
    const { id } = await aClinic(db, { status, specialties, treatments });
    clinics.push({ id, isShown: status === 'PUBLISHED', specialties, treatments });
  }
  const doctors: Listed[] = [];
  for (const { status, specialties, treatments, parents } of draw(shape, 40)) {
    const clinic = pick([...clinics, undefined], parents[0]);
    const options = { status, specialties, treatments, clinic_id: clinic?.id ?? null };
    const { id } = await aDoctor(db, options);
    const isShown = status === 'PUBLISHED' && clinic?.isShown !== false;
    doctors.push({ id, isShown, specialties, treatments });
  }
  const events: Listed[] = [];
  for (const { status, treatments, parents } of draw(shape, 40)) {
    const clinic = pick(clinics, parents[1]);
    const { id } = await anEvent(db, {
      status,
      treatments,
      ...(clinic && { clinic_id: clinic.id }),
    });
    const isShown = status === 'PUBLISHED' && clinic?.isShown === true;
    events.push({ id, isShown, specialties: null, treatments });
  }
  const reviews: Listed[] = [];
  for (const { status, treatments, parents } of draw(shape, 60)) {
    const clinicId = pick(clinics, parents[0])?.id ?? '';
    const doctorIds = [pick(doctors, parents[1])?.id ?? '', pick(doctors, parents[2])?.id ?? ''];
    const eventId = pick([null, ...events], parents[2])?.id ?? null;
    const { id } = await aReview(db, {
      status: status === 'PUBLISHED' ? 'PUBLISHED' : 'BLINDED',
      clinic_id: clinicId,
      event_id: eventId,
      doctors: [...new Set(doctorIds)],
      treatments,
    });
    const isShown = status === 'PUBLISHED';
    reviews.push({ id, isShown, specialties: null, treatments, clinicId, doctorIds, eventId });
  }
  return { clinics, doctors, events, reviews };
}
