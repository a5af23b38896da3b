/** `lat,lng` in degrees. */
export const POSITION = /^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/;

/** Two decimals are about a kilometre: enough to sort by distance, too coarse to find a person. */
export const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;
