import { useState } from 'react';
import type { MyReview, UploadedFile } from '../../../../contract/review.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { forgetPicked, keepPicked, pickedIn } from '../../upload/keptPhotos.ts';
import { type Draft, newDraft, useStoredDraft } from '../../useDraft.ts';
import { type RestoredReview, writeNote } from './reviewDraft.ts';
import {
  mergedWith,
  type PhotoRecords,
  type ReviewValues,
  recordsOf,
  valuesOf,
} from './reviewValues.ts';

export interface ReviewFormState {
  /** The review that is edited; null creates one. */
  known: MyReview | null;
  values: ReviewValues;
  records: PhotoRecords;
  /** Set if the form was restored from a draft; `lost` counts the photos that were not kept. */
  restored: { lost: number } | null;
  change: (changes: Partial<ReviewValues>) => void;
  /** The current values, for code that runs after an await. */
  now: () => { values: ReviewValues; records: PhotoRecords };
  noteUploaded: (id: string, record: UploadedFile) => void;
  /** The server no longer has the uploaded photos: they are uploaded again. */
  forgetUploads: () => void;
  /** Continues on top of a review that already exists. */
  mergeWith: (review: MyReview) => void;
  /** The idempotency key of exactly this text; a repeated send uses the same key. */
  keyFor: (text: string) => string;
  /** Discards the draft and starts as on the first visit. */
  startOver: () => void;
  forget: () => void;
}

/** The form of a review, kept as a draft on every change. `loaded`: the draft of an earlier page load. */
export function useReviewForm(
  name: string,
  review: MyReview | null,
  loaded: Draft<RestoredReview> | null,
): ReviewFormState {
  const draft = useStoredDraft(
    () => name,
    writeNote,
    () => opened(loaded, review),
    (former, { values }) => keepPicked(photosIn(former.values), photosIn(values), 'member'),
  );
  const { now } = draft;
  const [known, setKnown] = useState(review);

  const amend = (changes: Partial<RestoredReview>) => draft.amend({ ...now(), ...changes });
  const forget = () => {
    draft.forget();
    forgetPicked(photosIn(now().values));
  };

  return {
    known,
    values: draft.value.values,
    records: draft.value.records,
    restored: draft.isRestored ? { lost: draft.value.lost } : null,
    now,
    change: (changes) => draft.write({ ...now(), values: { ...now().values, ...changes } }),
    noteUploaded: (id, record) =>
      amend({ records: { ...now().records, [id]: record }, uploadedAt: Date.now() }),
    forgetUploads: () => {
      const picked = new Set(pickedIn(photosIn(now().values)).map(({ id }) => id));
      const stored = Object.entries(now().records).filter(([id]) => !picked.has(id));
      amend({ records: Object.fromEntries(stored) });
    },
    mergeWith: (existing) => {
      const { values, records } = now();
      const merged = mergedWith(values, existing, records);
      const known = { ...recordsOf(existing), ...records };
      amend({ reviewId: existing.id, values: merged, records: known });
      setKnown(existing);
    },
    keyFor: draft.keyFor,
    startOver: () => {
      forget();
      draft.startOver(untouched(known));
    },
    forget,
  };
}

const untouched = (review: MyReview | null): RestoredReview => ({
  reviewId: review?.id ?? null,
  values: valuesOf(review),
  records: recordsOf(review),
  uploadedAt: 0,
  lost: 0,
});

function opened(
  loaded: Draft<RestoredReview> | null,
  review: MyReview | null,
): Draft<RestoredReview> {
  const fresh = untouched(review);
  if (!loaded) return newDraft(fresh);
  const { reviewId, values: written, records: uploaded } = loaded.value;
  const records = { ...fresh.records, ...uploaded };
  // The member has sent the review from another tab or device since: this draft has nothing of it.
  const isOlder = review !== null && reviewId === null;
  const values = isOlder ? mergedWith(written, review, records) : written;
  return { ...loaded, value: { ...loaded.value, reviewId: fresh.reviewId, values, records } };
}

const photosIn = ({ beforePhotos, afterPhotos }: ReviewValues): StripFile[] => [
  ...beforePhotos,
  ...afterPhotos,
];
