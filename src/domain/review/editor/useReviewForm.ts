import { useEffect, useRef, useState } from 'react';
import type { MyReview, UploadedFile } from '../../../../contract/review.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../../environment/drafts.ts';
import { forgetOldFiles } from '../../../environment/keptFiles.ts';
import { orderFor } from '../../../lib/order.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { forgetPicked, keepPicked, pickedIn } from '../../upload/keptPhotos.ts';
import { type RestoredReview, readNote, writeNote } from './reviewDraft.ts';
import {
  mergedWith,
  type PhotoRecords,
  type ReviewValues,
  recordsOf,
  valuesOf,
} from './reviewValues.ts';

interface Kept extends RestoredReview {
  order: Draft['order'];
  isRestored: boolean;
}

export interface ReviewFormState {
  values: ReviewValues;
  records: PhotoRecords;
  /** Set if the form was restored from a draft; `lost` counts the photos that were not kept. */
  restored: { lost: number } | null;
  change: (changes: Partial<ReviewValues>) => void;
  /** The current values, for code that runs after an await. */
  now: () => { values: ReviewValues; records: PhotoRecords };
  noteSent: (id: string, record: UploadedFile) => void;
  /** The server no longer has the uploaded photos: they are uploaded again. */
  forgetSent: () => void;
  /** Continues on top of a review that already exists. */
  mergeWith: (review: MyReview) => void;
  /** The idempotency key of exactly this text; a repeated send uses the same key. */
  keyFor: (text: string) => string;
  /** Discards the draft and starts as on the first visit. */
  startOver: () => void;
  forget: () => void;
}

/** The form of a review, kept as a draft on every change. Null while the draft is loading. */
export function useReviewForm(name: string, review: MyReview | null): ReviewFormState | null {
  const latest = useRef<Kept | null>(null);
  const [shown, setShown] = useState<Kept | null>(null);

  const show = (next: Kept) => {
    latest.current = next;
    setShown(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; afterwards the form knows best
  useEffect(() => {
    let isWanted = true;
    void forgetOldFiles();
    void restored(name, review).then((found) => isWanted && show(found));
    return () => {
      isWanted = false;
    };
  }, [name]);

  if (!shown) return null;

  const update = (changes: Partial<Kept>) => {
    const next = { ...(latest.current ?? shown), ...changes };
    show(next);
    keepDraft(name, { text: writeNote(next.values, next.records, next.sentAt), order: next.order });
  };
  const now = () => latest.current ?? shown;
  const forget = () => {
    forgetDraft(name);
    forgetPicked(photosIn(now().values));
  };

  return {
    values: shown.values,
    records: shown.records,
    restored: shown.isRestored ? { lost: shown.lost } : null,
    now,
    change: (changes) => {
      const values = { ...now().values, ...changes };
      keepPicked(photosIn(now().values), photosIn(values));
      update({ values, isRestored: false });
    },
    noteSent: (id, record) =>
      update({ records: { ...now().records, [id]: record }, sentAt: Date.now() }),
    forgetSent: () => {
      const picked = new Set(pickedIn(photosIn(now().values)).map(({ id }) => id));
      const stored = Object.entries(now().records).filter(([id]) => !picked.has(id));
      update({ records: Object.fromEntries(stored) });
    },
    mergeWith: (known) =>
      update({
        values: mergedWith(now().values, known),
        records: { ...recordsOf(known), ...now().records },
        order: null,
      }),
    keyFor: (text) => {
      const order = orderFor(text, now().order);
      if (order !== now().order) update({ order });
      return order.key;
    },
    startOver: () => {
      forget();
      show(untouched(review));
    },
    forget,
  };
}

const untouched = (review: MyReview | null): Kept => ({
  values: valuesOf(review),
  records: recordsOf(review),
  sentAt: 0,
  lost: 0,
  order: null,
  isRestored: false,
});

async function restored(name: string, review: MyReview | null): Promise<Kept> {
  const draft = readDraft(name);
  const fresh = untouched(review);
  if (!draft) return fresh;
  const note = await readNote(draft.text);
  const records = { ...fresh.records, ...note.records };
  return { ...note, records, order: draft.order, isRestored: true };
}

const photosIn = ({ beforePhotos, afterPhotos }: ReviewValues): StripFile[] => [
  ...beforePhotos,
  ...afterPhotos,
];
