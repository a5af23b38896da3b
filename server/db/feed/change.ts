/** What visitors can see of a write. Lists name the kinds that they show. */
export const CHANGE_KINDS = ['clinic', 'doctor', 'event', 'review', 'search'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  /** `everything`: no cache keeps anything, e.g. after a seed. */
  kind: ChangeKind | 'everything';
  id?: string | null;
  /** The clinic that the record belongs to now. */
  clinicId?: string | null;
  /** The names in the record have changed, so the search reads them again. */
  isRenamed?: boolean;
}

export const reviewChange = ({ id, clinicId }: { id: string; clinicId: string }): Change => ({
  kind: 'review',
  id,
  clinicId,
});

/**
 * Not a real record. Answers that depend on the day, e.g. a list of running events, list it among their records, so they
 * are dropped at midnight in Seoul.
 */
export const TODAY = 'today';

/** The kinds whose changes change the list of a noun. */
export const KINDS_OF_LIST = {
  clinic: ['clinic'],
  doctor: ['clinic', 'doctor'],
  event: ['clinic', 'event'],
  review: ['clinic', 'doctor', 'event', 'review'],
} as const satisfies Record<string, readonly ChangeKind[]>;
