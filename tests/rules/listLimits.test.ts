import { describe, expect, it } from 'vitest';
import { clinicEndpoints } from '../../contract/clinic.ts';
import { reviewEndpoints } from '../../contract/review.ts';

describe('a list that is asked for without a limit', () => {
  it('RVL-06 API-15 counts on 10000 reviews, from the first', () => {
    const query = reviewEndpoints['GET /public/reviews'].query.parse({});
    expect(query).toMatchObject({ offset: 0, limit: 10_000 });
  });

  it('API-07 counts on 10000 clinics, and never on more than 100000', () => {
    const { query } = clinicEndpoints['GET /public/clinics'];
    expect(query.parse({}).limit).toBe(10_000);
    expect(query.parse({ limit: '500000' }).limit).toBe(100_000);
  });
});
