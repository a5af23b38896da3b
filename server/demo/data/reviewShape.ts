import type { TreatmentKind } from '../../db/seed/taxonomy.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;
type Sentences = readonly string[];
type ByRating = Readonly<Record<Rating, Sentences>>;
type ByKind = Readonly<Record<TreatmentKind, Sentences>>;
type ByRisk = Readonly<Record<string, Sentences>>;

/** The sentences a review is put together from, in one language. */
export interface ReviewTexts {
  titles: ByRating;
  /** Besides these, after surgery: they speak of swelling and of how long it took. */
  surgeryTitles: Partial<ByRating>;
  /** Where the member came for the consultation only. */
  consultationTitles: ByRating;
  /** By part of the body; `any` suits all, `decided` who went on to the treatment. */
  why: Readonly<Record<string, Sentences>> & { any: Sentences; decided: Sentences };
  counsel: { good: Sentences; mixed: Sentences };
  day: ByKind;
  recover: ByKind;
  /** Takes the place of `recover` where the treatment carries this risk. */
  recoverByRisk: ByRisk;
  result: ByRating;
  resultByRisk: Readonly<Record<string, Partial<ByRating>>>;
  consultationResult: ByRating;
  service: { good: Sentences; bad: Sentences; aftercare: Sentences };
  tip: Sentences;
}
