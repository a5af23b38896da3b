import { beforeAll, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import type { Database } from '../../../server/db/database.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const LAST_MINUTE = new Date('2026-11-23T23:59:00+09:00');
const MIDNIGHT = new Date('2026-11-24T00:00:00+09:00');

const SEARCH = '/public/search?q=가을';

let now = LAST_MINUTE;
let db: Database;
let addresses: string[];
beforeAll(async () => {
  db = await openTestDatabase();
  const { id: clinic_id } = await aClinic(db, { name: '가을의원' });
  const doctor = await aDoctor(db, { clinic_id });
  const ending = await anEvent(db, { clinic_id, title: '가을 하나', ends_on: '2026-11-23' });
  await anEvent(db, { clinic_id, title: '가을 둘', starts_on: '2026-11-24' });
  const review = await aReview(db, { clinic_id, event_id: ending.id });
  await db.query(
    `insert into search_term (day, term, searches, found) values ('2026-11-17', '보톡스', 9, true)`,
  );
  const ids = { clinics: clinic_id, doctors: doctor.id, events: ending.id, reviews: review.id };
  addresses = publicReads.map((pattern) =>
    pattern.replace(/(\w+)\/:id$/, (_, noun: keyof typeof ids) => `${noun}/${ids[noun]}`),
  );
  addresses.push(SEARCH, '/public/events?sort=popular', '/public/clinics?limit=1');
});

const publicReads = Object.keys(api).flatMap((key) =>
  key.startsWith('GET /public/') && key !== 'GET /public/search' ? [key.slice('GET '.length)] : [],
);

const read = async ({ get }: TestApp) => {
  const answers: Record<string, unknown> = {};
  for (const address of addresses) answers[address] = (await get(address)).body;
  return answers;
};

it('AMB-108 after midnight in Seoul no kept answer differs from a fresh one', async () => {
  const open = (isCached: boolean) => openTestApp({ db, isCached, now: () => now });
  const [kept, fresh] = [await open(true), await open(false)];
  const before = await read(kept);
  now = MIDNIGHT;
  const after = await read(fresh);
  const changed = addresses.filter(
    (address) => JSON.stringify(before[address]) !== JSON.stringify(after[address]),
  );
  expect(changed.some((address) => address.startsWith('/public/clinics/0'))).toBe(true);
  expect(changed).toEqual(expect.arrayContaining(['/public/events', SEARCH]));
  expect({ ...(await read(kept)), [SEARCH]: after[SEARCH] }).toEqual(after);
  // A search does not wait for the names of events that begin.
  const search = async () => (await kept.get(SEARCH)).body;
  await expect.poll(search, { timeout: 10_000 }).toEqual(after[SEARCH]);
});
