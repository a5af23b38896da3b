import type { UploadedFile } from '../../../contract/review.ts';
import { ownerOf } from '../../environment/draftKeys.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { forgetPicked, keepPicked, pickedIn } from '../upload/keptPhotos.ts';
import { type Draft, newDraft, useStoredDraft } from '../useDraft.ts';
import { type MessageValues, NOTHING, writeNote } from './messageDraft.ts';

export interface ComposerForm {
  values: MessageValues;
  /** The current values, for code that runs after an await. */
  now: () => MessageValues;
  write: (text: string) => void;
  changePhotos: (photos: readonly StripFile[]) => void;
  noteUploaded: (id: string, record: UploadedFile) => void;
  /** The server no longer has the uploaded photos: they are uploaded again, or lost if their bytes are gone. */
  forgetUploads: () => void;
  /** The idempotency key of exactly this message. */
  keyFor: (text: string) => string;
  /** Called after sending: empties the composer and deletes the draft. */
  clear: () => void;
}

/** The message in the composer, kept as a draft on every change. `loaded`: the draft of an earlier page load. */
export function useComposerForm(name: string, loaded: Draft<MessageValues> | null): ComposerForm {
  const draft = useStoredDraft(
    () => name,
    writeNote,
    () => loaded ?? newDraft(NOTHING),
    (former, { photos }) => keepPicked(former.photos, photos, ownerOf(name)),
  );
  const { now } = draft;
  const changed = (changes: Partial<MessageValues>) => ({ ...now(), ...changes });

  return {
    values: draft.value,
    now,
    write: (text) => draft.write(changed({ text })),
    changePhotos: (photos) => draft.write(changed({ photos, lost: 0 })),
    noteUploaded: (id, record) =>
      draft.amend(changed({ records: { ...now().records, [id]: record }, uploadedAt: Date.now() })),
    forgetUploads: () => {
      const { photos, lost } = now();
      const picked = pickedIn(photos);
      const gone = photos.length - picked.length;
      draft.amend(changed({ photos: picked, records: {}, lost: lost + gone }));
    },
    keyFor: draft.keyFor,
    clear: () => {
      forgetPicked(now().photos);
      draft.startOver(NOTHING);
    },
  };
}
