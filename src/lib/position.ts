/** A place on the map. */
export interface Position {
  latitude: number;
  longitude: number;
}

const POSITION = /^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/;

/** Reads `lat,lng`; undefined if the server would refuse it. */
export function readPosition(text: string): Position | undefined {
  if (!POSITION.test(text)) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

/** `lat,lng` with two decimals, about a kilometre. More decimals never leave the device. */
export function writePosition({ latitude, longitude }: Position): string {
  return [latitude, longitude].map((degrees) => String(Math.round(degrees * 100) / 100)).join();
}

/** Replaces a position by the same text for all visitors, for pages that are shared between visitors. */
export const hidePosition = (text: string): string => (readPosition(text) ? '0,0' : text);
