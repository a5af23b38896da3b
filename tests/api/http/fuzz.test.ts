import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { fieldValues, hostileValues } from '../../support/fixtures/hostile/hostileValues.ts';

const publicReads = Object.entries<Endpoint>(api)
  .filter(([key]) => key.startsWith('GET /public/'))
  .map(([key, endpoint]) => ({ path: key.slice('GET '.length), endpoint }));

const parametersOf = ({ query }: Endpoint): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

describe('every public call', async () => {
  const { app, db } = await openTestApp({ isCached: true });
  const ids: string[] = [];
  beforeAll(async () => {
    await seedTaxonomy(db);
    const doctor = await aDoctor(db);
    const event = await anEvent(db);
    const review = await aReview(db, { doctors: [doctor.id] });
    ids.push(doctor.id, event.id, review.id, review.clinic_id);
  });

  /** Allows 2xx with exactly the declared fields, or a clean refusal, and nothing else. */
  async function judge(target: string, endpoint: Endpoint): Promise<number> {
    countForProof('requests');
    const answer = await app.request(target);
    const text = await answer.text();
    const body: unknown = JSON.parse(text);
    if (answer.status === 200) {
      expect(endpoint.output.parse(body), target).toEqual(body);
      return 200;
    }
    expect([400, 404], `${target} ${text}`).toContain(answer.status);
    const problem = z
      .strictObject({ code: z.string(), message: z.string(), requestId: z.string() })
      .parse(body);
    expect(ERROR_STATUS, target).toHaveProperty(problem.code, answer.status);
    expect(text, target).not.toMatch(/select |pglite|pg_|postgres| at .*:\d/i);
    return answer.status;
  }

  it.each(publicReads)('$path answers hostile values in its path', async ({ path, endpoint }) => {
    const targets = path.includes(':')
      ? [...fieldValues(), ...ids].map((value) => path.replace(/:\w+/g, value))
      : [path];
    for (const target of targets.filter((each) => !/\/(\.\.?(\/|$)|$)/.test(each))) {
      await judge(target, endpoint);
    }
  });

  it.each(publicReads)('$path answers hostile values in its query', async ({ path, endpoint }) => {
    const known = parametersOf(endpoint);
    const place = path.replace(/:\w+/g, ids[0] ?? '');
    for (const name of [...known, 'unknown']) {
      for (const value of fieldValues()) await judge(`${place}?${name}=${value}`, endpoint);
    }
    for (const name of known) {
      expect(await judge(`${place}?${name}=1&${name}=1`, endpoint), name).toBe(400);
      expect(await judge(`${place}?${name}[]=1`, endpoint), name).toBe(400);
    }
  });

  it('answers every mixture of hostile values', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 30 }).map(encodeText);
    const value = fc.oneof(
      fc.constantFrom(...hostileValues),
      anyText,
      fc.constantFrom('dermatology', 'newest', 'popular', '10', '0', 'clinics'),
    );
    const call = fc.constantFrom(...publicReads).chain(({ path, endpoint }) => {
      const names = parametersOf(endpoint);
      const query = fc.dictionary(fc.constantFrom('unknown', 'limit', ...names), value);
      const id = fc.oneof(fc.constantFrom(...ids), anyText);
      return fc.record({ path: fc.constant(path), endpoint: fc.constant(endpoint), query, id });
    });
    const mixed = fc.asyncProperty(call, async ({ path, endpoint, query, id }) => {
      const pairs = Object.entries(query).map(([name, text]) => `${name}=${text}`);
      const place = path.replace(/:\w+/g, id === '' ? '%20' : id);
      await judge(`${place}?${pairs.join('&')}`, endpoint);
    });
    await fc.assert(mixed, { numRuns: numberFromEnv('FUZZ_RUNS', 300), seed: 20_261_120 });
  });
});

/** As bytes, so that invalid text arrives, too. */
function encodeText(text: string): string {
  const bytes = [...Buffer.from(text, 'utf8')];
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
