import { describe, expect, it } from 'vitest';
import { TaxonomyId } from '../../../contract/shape.ts';
import { districtTerms, regionOf, regionTerms } from '../../../contract/texts/regions.ts';
import { stationTerms } from '../../../contract/texts/stations.ts';

const ids = (terms: readonly { id: string }[]) => terms.map(({ id }) => id);

describe('regions, districts and stations', () => {
  it('have ids of their own, which addresses can hold', () => {
    for (const all of [ids([...regionTerms, ...districtTerms]), ids(stationTerms)]) {
      expect(new Set(all).size).toBe(all.length);
      for (const id of all) expect(TaxonomyId.safeParse(id).success, id).toBe(true);
    }
  });

  it('belong together: a district to its region, a station to a district', () => {
    expect(districtTerms).toHaveLength(252);
    for (const { id, regionId } of districtTerms) expect(regionOf(id)).toBe(regionId);
    for (const { districtId } of stationTerms) expect(ids(districtTerms)).toContain(districtId);
  });

  it('have Japanese names without Hangul', () => {
    const names = [...regionTerms, ...districtTerms, ...stationTerms].map(({ ja }) => ja);
    expect(names.filter((ja) => /[가-힣]/.test(ja))).toEqual([]);
  });
});
