import { useEffect, useRef, useState } from 'react';
import { forgetPicked, keepPicked } from '../../../domain/upload/keptPhotos.ts';
import { orderFor } from '../../../lib/order.ts';
import type { Content, ContentKind } from '../contentKinds.ts';
import { type Draft, draftOf, picturesIn } from './draft.ts';
import { forgetEdits, type KeptEdits, keepEdits, type RestoredEdits } from './keptEdits.ts';
import { clashesOf, isSameDraft, mergeEdits, withField } from './mergeEdits.ts';
import { asRead } from './sentPictures.ts';

interface EditsOptions {
  kind: ContentKind;
  content: Content | null;
  start: Draft;
  /** The restored draft of an earlier visit. */
  kept: RestoredEdits | null;
}

interface Shown extends RestoredEdits {
  /** The saved record as last read; null for a new one. */
  content: Content | null;
  saved: Draft;
  /** A colleague has saved the record in the meantime. */
  isOvertaken: boolean;
  isRestored: boolean;
}

/** The edits of a record, kept as a draft on every change until they are saved or discarded. */
export function useEdits({ kind, content: opened, start, kept }: EditsOptions) {
  const [shown, setShown] = useState(() => openedWith(kept, opened, start));
  // The current edits, for code that runs after an await.
  const latest = useRef(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept may have been saved, by an answer that was lost
  useEffect(() => {
    if (!kept || !isSameDraft(shown.draft, shown.saved)) return;
    forgetEdits(kind, opened);
    forgetPicked(picturesIn(kept.draft));
  }, []);

  const show = (changes: Partial<Shown>) => {
    const next = { ...latest.current, ...changes };
    keepPicked(picturesIn(latest.current.draft), picturesIn(next.draft));
    latest.current = next;
    setShown(next);
    if (isSameDraft(next.draft, next.saved)) forgetEdits(kind, next.content);
    else keepEdits(kind, next.content, next);
  };

  return {
    ...shown,
    isChanged: !isSameDraft(shown.draft, shown.saved),
    clashes: clashesOf(shown, shown.saved),
    now: () => latest.current,
    write: (draft: Draft) => show({ draft, isRestored: false, lost: 0 }),
    takeTheirs: (names: readonly string[]) => {
      const { draft, saved } = latest.current;
      const given = names.reduce((mixed, name) => withField(name, mixed, saved), draft);
      show({ draft: given });
    },
    discard: () => {
      const { saved } = latest.current;
      show({ draft: saved, base: saved, isOvertaken: false });
    },
    /** What was sent is saved; later changes are not. */
    settle: (content: Content, sent: Draft) => {
      const saved = draftOf(kind, content);
      const { draft } = mergeEdits({ base: sent, draft: latest.current.draft }, saved);
      forgetEdits(kind, latest.current.content);
      show({ content, saved, base: saved, draft, order: null, isOvertaken: false });
    },
    /** A colleague has saved first. */
    yieldTo: (content: Content) => {
      const saved = draftOf(kind, content);
      const merged = mergedOver(saved, latest.current);
      show({ ...merged, content, saved, isOvertaken: !isSameDraft(merged.draft, saved) });
    },
    noteSent: (id: string, url: string) =>
      show({ sent: { ...latest.current.sent, [id]: { url, at: Date.now() } } }),
    /** The server may have deleted the uploaded pictures: they are uploaded again. */
    forgetSent: () => show({ sent: {} }),
    /** The idempotency key of exactly this form for a new record; a repeated send uses the same key. */
    keyFor: (text: string) => {
      const order = orderFor(text, latest.current.order);
      if (order !== latest.current.order) show({ order });
      return order.key;
    },
  };
}

function openedWith(kept: RestoredEdits | null, content: Content | null, saved: Draft): Shown {
  const opened = { content, saved, isOvertaken: false, isRestored: false };
  if (!kept) return { ...opened, base: saved, draft: saved, order: null, sent: {}, lost: 0 };
  const merged = mergedOver(saved, kept);
  const isOvertaken = clashesOf(merged, saved).length > 0;
  return { ...opened, ...kept, ...merged, isOvertaken, isRestored: true };
}

/** Uploaded pictures come back with another URL, which is no change by a colleague. */
const mergedOver = (saved: Draft, { base, draft, sent }: KeptEdits) =>
  mergeEdits({ base, draft: asRead(draft, saved, sent) }, saved);
