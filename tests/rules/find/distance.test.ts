import { describe, expect, it } from 'vitest';
import { circleAround, type Position } from '../../../server/domain/find/distanceRules.ts';

const SEOUL = { latitude: 37.5, longitude: 127.03 };

/** Kilometres on a globe, by the haversine formula. */
function kilometresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

describe('the distance of a clinic', () => {
  it('20 km reach as far as on a globe, in the four directions', () => {
    const { north, south, west, east } = circleAround(SEOUL, 20);
    expect(north).toBeGreaterThan(SEOUL.latitude);
    expect(south).toBeLessThan(SEOUL.latitude);
    expect(west).toBeLessThan(SEOUL.longitude);
    expect(east).toBeGreaterThan(SEOUL.longitude);
    for (const edge of [
      ...[north, south].map((latitude) => ({ ...SEOUL, latitude })),
      ...[west, east].map((longitude) => ({ ...SEOUL, longitude })),
    ]) {
      expect(kilometresBetween(SEOUL, edge)).toBeCloseTo(20, 1);
    }
  });

  it('a place is inside when it is nearer than the radius, in any direction', () => {
    const circle = circleAround(SEOUL, 20);
    for (const share of [0.99, 1.01]) {
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.5) {
        const up = Math.cos(angle) * share * (circle.north - SEOUL.latitude);
        const right = Math.sin(angle) * share * (circle.east - SEOUL.longitude);
        const square = up ** 2 + (right * circle.shrink) ** 2;
        expect(square <= circle.square).toBe(share < 1);
      }
    }
  });

  it('the radius is 5 km if the visitor names none', () => {
    expect(circleAround(SEOUL)).toEqual(circleAround(SEOUL, 5));
  });
});
