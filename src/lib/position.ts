import { coarse, POSITION } from '../../contract/plain/position.ts';

/** A place on the map. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Reads `lat,lng`; undefined if the server would refuse it. */
export function readPosition(text: string): Position | undefined {
  if (!POSITION.test(text)) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

/** `lat,lng` with two decimals. More decimals never leave the device. */
export const writePosition = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map(coarse).join();

/** Replaces a position by the same text for all visitors, for pages that are shared between visitors. */
export const hidePosition = (text: string): string => (readPosition(text) ? '0,0' : text);
