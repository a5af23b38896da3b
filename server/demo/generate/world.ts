import type { SeedClinic, SeedDoctor, SeedEvent } from './entities.ts';
import type { ChooseMember } from './member/memberPool.ts';

/** What practices share while they are made. */
export interface World {
  chooseMember: ChooseMember;
  /** Numbers the counsels of the whole set. */
  nextNumber: () => number;
  /** Remembers what it is asked about: false for a text that was there before. */
  isNewText: (text: string) => boolean;
}

/** Who and what a counsel at a clinic can be about. */
export interface Cast {
  clinic: SeedClinic;
  doctors: readonly SeedDoctor[];
  events: readonly SeedEvent[];
}
