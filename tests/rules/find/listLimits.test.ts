import { describe, expect, it } from 'vitest';
import { clinicEndpoints } from '../../../contract/clinic.ts';
import { reviewEndpoints } from '../../../contract/review.ts';

describe('a list without a limit', () => {
  it('RVL-06 API-15 has up to 10000 reviews, from the first', () => {
    const query = reviewEndpoints['GET /public/reviews'].query.parse({});
    expect(query).toMatchObject({ offset: 0, limit: 10_000 });
  });

  it('API-07 has 10000 clinics, and at most 100000 with a limit', () => {
    const { query } = clinicEndpoints['GET /public/clinics'];
    expect(query.parse({}).limit).toBe(10_000);
    expect(query.parse({ limit: '500000' }).limit).toBe(100_000);
  });
});
