import type { TreatmentKind } from '../../db/seed/taxonomy.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;
type Sentences = readonly string[];
type ByRating = Readonly<Record<Rating, Sentences>>;
type ByKind = Readonly<Record<TreatmentKind, Sentences>>;
type ByRisk = Readonly<Record<string, Sentences>>;

/** The sentences a review is put together from, in one language. */
export interface ReviewTexts {
  titles: ByRating;
  /** More titles for surgery: about swelling and recovery. */
  surgeryTitles: Partial<ByRating>;
  /** For members who came for the consultation only. */
  consultationTitles: ByRating;
  /** By part of the body; `any` suits all parts, `decided` is for members who were treated. */
  why: Readonly<Record<string, Sentences>> & { any: Sentences; decided: Sentences };
  counsel: { good: Sentences; mixed: Sentences };
  day: ByKind;
  recover: ByKind;
  /** Instead of `recover` when the treatment has this risk. */
  recoverByRisk: ByRisk;
  result: ByRating;
  resultByRisk: Readonly<Record<string, Partial<ByRating>>>;
  consultationResult: ByRating;
  service: { good: Sentences; bad: Sentences; aftercare: Sentences };
  tip: Sentences;
}
