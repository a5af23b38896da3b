import type { Quirk } from './plan.ts';

/** Ranks with a special case. Ranks from 51 on have no reviews. */
export const RANK = { best: 0, longName: 12, noEvents: 57, noDoctors: 58, bare: 59 } as const;

export function quirksAt(rank: number): Quirk[] {
  if (rank === RANK.bare) return BARE;
  return QUIRKS_BY_RANK[rank] ?? [];
}

const BARE: Quirk[] = [
  'noBanner',
  'noRooms',
  'noProfile',
  'noAddress',
  'noSpecialties',
  'noDescription',
  'untranslated',
];

const QUIRKS_BY_RANK: Readonly<Record<number, Quirk[]>> = {
  [RANK.best]: ['doctorHasLeft'],
  1: ['doctorsWithGaps'],
  2: ['eventsWithGaps'],
  3: ['doctorHasLeft'],
  14: ['noBanner'],
  16: ['noAddress'],
  18: ['addressWithoutDetail'],
  20: ['noSpecialties'],
  22: ['noDescription'],
  24: ['noProfile'],
  26: ['noRooms'],
  28: ['untranslated'],
  34: ['untranslated'],
  40: ['untranslated', 'noProfile'],
};
