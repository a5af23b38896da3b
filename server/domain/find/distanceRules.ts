import { NEAR_RADIUS } from '../../../contract/plain/sorts.ts';

/** Kilometres of one degree of latitude. */
const DEGREE_KM = 111.2;

export interface Position {
  latitude: number;
  longitude: number;
}

/** A circle around a position, and the box around the circle, which an index can read. */
export interface Circle extends Position {
  /** How much shorter a degree of longitude is than one of latitude there. */
  shrink: number;
  /** The square of the radius, in degrees of latitude. */
  square: number;
  south: number;
  north: number;
  west: number;
  east: number;
}

/** On the scale of a city the earth is flat: the error is below one in a thousand. */
export function circleAround({ latitude, longitude }: Position, kilometres = NEAR_RADIUS): Circle {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const reach = kilometres / DEGREE_KM;
  return {
    latitude,
    longitude,
    shrink,
    square: reach * reach,
    south: latitude - reach,
    north: latitude + reach,
    west: longitude - reach / shrink,
    east: longitude + reach / shrink,
  };
}
