/** Kinds of changes that visitors can see. `shownBy.ts` says which of them each list shows. */
export const CHANGE_KINDS = ['clinic', 'doctor', 'event', 'review', 'search'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  /** `everything`: no cache keeps anything, e.g. after a seed. */
  kind: ChangeKind | 'everything';
  id?: string | null;
  /** The clinic that the record belongs to now. */
  clinicId?: string | null;
  /** The search has to read the record again: its name, clinic or period has changed, or who sees it. */
  isSearchChanged?: boolean;
}

export const reviewChange = ({ id, clinicId }: { id: string; clinicId: string }): Change => ({
  kind: 'review',
  id,
  clinicId,
});

/**
 * Not a real record: it changes at midnight in Seoul. Answers that depend on the day, e.g. a list of running events,
 * have it in their `records`, so they are dropped then.
 */
export const DAY_RECORD = 'today';

/** The list of a noun is stale after a change of one of these kinds. */
export const KINDS_OF_LIST = {
  clinic: ['clinic'],
  doctor: ['clinic', 'doctor'],
  event: ['clinic', 'event'],
  review: ['clinic', 'doctor', 'event', 'review'],
} as const satisfies Record<string, readonly ChangeKind[]>;

/** The nouns whose records visitors see in lists. */
export type ListedNoun = keyof typeof KINDS_OF_LIST;
