import type { Circle } from './distanceRules.ts';

/**
 * SQL for the square of the distance of a clinic, in degrees of latitude. The numbers come from checked input, so they
 * are safe in SQL.
 */
export const squareSql = ({ latitude, longitude, shrink }: Circle): string =>
  `(power(clinic.latitude - (${latitude}), 2)
    + power((clinic.longitude - (${longitude})) * (${shrink}), 2))`;
