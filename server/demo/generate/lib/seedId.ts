import type { Random } from './random.ts';

/** A UUIDv7 of that time: ids sort by age. */
export function seedId(time: number, random: Random): string {
  const moment = hex(time, 12);
  const high = hex(random.int(0, 0xfff), 3);
  const variant = hex(0x8000 | random.int(0, 0x3fff), 4);
  const low = hex(random.int(0, 0xffffff), 6) + hex(random.int(0, 0xffffff), 6);
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${high}-${variant}-${low}`;
}

const hex = (value: number, digits: number) => Math.floor(value).toString(16).padStart(digits, '0');
