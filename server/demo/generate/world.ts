import type { SeedClinic, SeedDoctor, SeedEvent } from './entities.ts';
import type { ChooseMember } from './member/memberPool.ts';

/** What the generators of all practices share. */
export interface World {
  chooseMember: ChooseMember;
  /** Number of the next counsel in the whole set. */
  nextNumber: () => number;
  /** False for a text that was asked about before. */
  isNewText: (text: string) => boolean;
}

/** What a counsel at a clinic can be about. */
export interface Cast {
  clinic: SeedClinic;
  doctors: readonly SeedDoctor[];
  events: readonly SeedEvent[];
}
