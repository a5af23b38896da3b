import { useEffect } from 'react';
import { forgetPicked, keepPicked } from '../../../domain/upload/keptPhotos.ts';
import { type Draft, newDraft, useStoredDraft } from '../../../domain/useDraft.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import type { Content, ContentKind } from '../contentKinds.ts';
import { type ContentValues, picturesIn, valuesOf, withoutPictures } from './contentValues.ts';
import { draftName, type KeptEdits, type RestoredEdits, writeEdits } from './keptEdits.ts';
import { clashesOf, isSameDraft, mergeEdits, withField } from './mergeEdits.ts';
import { asRead } from './sentPictures.ts';

interface EditsOptions {
  kind: ContentKind;
  content: Content | null;
  start: ContentValues;
  /** The restored draft of an earlier visit. */
  kept: Draft<RestoredEdits> | null;
}

interface Shown extends RestoredEdits {
  /** The saved record as last read; null for a new one. */
  content: Content | null;
  saved: ContentValues;
  /** A colleague has saved the record in the meantime. */
  isOvertaken: boolean;
}

export type ContentEdits = ReturnType<typeof useEdits>;

/** The edits of a record, kept as a draft on every change until they are saved or discarded. */
export function useEdits({ kind, content: opened, start, kept }: EditsOptions) {
  const stored = useStoredDraft<Shown>(
    ({ content }) => draftName(kind, content),
    (edits) => (isSameDraft(edits.draft, edits.saved) ? null : writeEdits(edits)),
    () => openedWith(kept, opened, start),
    (former, { draft }) => keepPicked(picturesIn(former.draft), picturesIn(draft), 'staff'),
  );
  const { value: shown, now } = stored;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept may have been saved, by an answer that was lost
  useEffect(() => {
    if (!kept || !isSameDraft(shown.draft, shown.saved)) return;
    stored.forget();
    forgetPicked(picturesIn(kept.value.draft));
  }, []);

  const amend = (changes: Partial<Shown>) => stored.amend({ ...now(), ...changes });

  return {
    ...shown,
    isRestored: stored.isRestored,
    isChanged: !isSameDraft(shown.draft, shown.saved),
    clashes: clashesOf(shown, shown.saved),
    now,
    write: (draft: ContentValues) => stored.write({ ...now(), draft, lost: 0 }),
    takeTheirs: (names: readonly string[]) => {
      const { draft, saved } = now();
      amend({ draft: names.reduce((mixed, name) => withField(name, mixed, saved), draft) });
    },
    discard: () => {
      const { saved } = now();
      amend({ draft: saved, base: saved, isOvertaken: false });
    },
    /** What was sent is saved; later changes are not. */
    settle: (content: Content, sent: ContentValues) => {
      const saved = valuesOf(kind, content);
      const { draft } = mergeEdits({ base: sent, draft: now().draft }, saved);
      // A new record has an id from now on, so its draft gets another name.
      stored.forget();
      amend({ content, saved, base: saved, draft, isOvertaken: false });
    },
    /** A colleague has saved first. */
    mergeTheirs: (content: Content) => {
      const saved = valuesOf(kind, content);
      const merged = mergedOver(saved, now());
      amend({ ...merged, content, saved, isOvertaken: !isSameDraft(merged.draft, saved) });
    },
    noteSent: (id: string, url: string) =>
      amend({ sent: { ...now().sent, [id]: { url, at: Date.now() } } }),
    /** The server may have deleted the uploaded pictures: they are uploaded again. */
    forgetSent: () => amend({ sent: {} }),
    dropPictures: (gone: readonly StripFile[]) =>
      amend({ draft: withoutPictures(now().draft, gone) }),
    keyFor: stored.keyFor,
  };
}

function openedWith(
  kept: Draft<RestoredEdits> | null,
  content: Content | null,
  saved: ContentValues,
): Draft<Shown> {
  const opened = { content, saved, isOvertaken: false };
  if (!kept) return newDraft({ ...opened, base: saved, draft: saved, sent: {}, lost: 0 });
  const merged = mergedOver(saved, kept.value);
  const isOvertaken = clashesOf(merged, saved).length > 0;
  return { ...kept, value: { ...opened, ...kept.value, ...merged, isOvertaken } };
}

/** Uploaded pictures come back with another URL, which is no change by a colleague. */
const mergedOver = (saved: ContentValues, { base, draft, sent }: KeptEdits) =>
  mergeEdits({ base, draft: asRead(draft, saved, sent) }, saved);
