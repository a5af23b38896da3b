import { describe, expect, it } from 'vitest';
import { regionOf, regionTerms } from '../../../contract/texts/regions.ts';
import { stationTerms } from '../../../contract/texts/stations.ts';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';
import { ratingsOf } from '../../../server/demo/rows/ratings.ts';

const { practices } = makeDemo(new Date('2026-11-23T03:00:00Z'));
const clinics = practices.map(({ clinic }) => clinic);

describe('what visitors find in the demonstration', () => {
  it('a clinic in Myeongdong with Japanese-speaking staff that is open on Saturday', () => {
    const found = clinics.filter(
      ({ station, languages, openingHours }) =>
        station === 'myeongdong' && languages.includes('ja') && openingHours?.days.sat,
    );
    expect(found.length).toBeGreaterThan(1);
  });

  it('a running event for skin boosters in Gangnam rated 4.5 and more', () => {
    const found = practices.flatMap(({ clinic, events, reviews }) =>
      events.filter(({ id, treatments }) => {
        const { rating_sum, rating_count } = ratingsOf(reviews)(id);
        const isBooster = treatments.some((treatment) => treatment.id === 'skin-booster');
        const isInGangnam = clinic.district === 'seoul-gangnam';
        return isInGangnam && isBooster && rating_count > 0 && rating_sum / rating_count >= 4.5;
      }),
    );
    expect(found).not.toEqual([]);
  });

  it('clinics whose address, district, station and position agree', () => {
    for (const { district, latitude, ...clinic } of clinics) {
      if (district === null) continue;
      const region = regionTerms.find(({ id }) => id === regionOf(district));
      expect(clinic.roadAddress ?? clinic.address).toContain(region?.official.ko);
      expect(clinic.addressJa).toContain(region?.official.ja);
      const station = stationTerms.find(({ id }) => id === clinic.station);
      if (!station) continue;
      expect(station.districtId).toBe(district);
      expect(Math.abs((latitude ?? 0) - station.latitude)).toBeLessThan(0.01);
    }
  });

  it('the Japanese addresses of clinics, without Hangul', () => {
    const addresses = clinics.flatMap(({ addressJa }) => addressJa || []);
    expect(addresses.filter((address) => /[가-힣]/.test(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(50);
  });
});
