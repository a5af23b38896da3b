import type { Position } from './position.ts';

const DEGREE_KM = 111.2;

/** Kilometres, on a flat earth: exact enough within a city. */
export function distanceKm(from: Position, to: Position): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * shrink;
  return Math.hypot(north, east) * DEGREE_KM;
}
