import type { UploadedFile } from '../../../contract/review.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { forgetPicked, keepPicked } from '../upload/keptPhotos.ts';
import { type Draft, newDraft, useStoredDraft } from '../useDraft.ts';
import { type MessageValues, NOTHING, writeNote } from './messageDraft.ts';

export interface MessageForm {
  values: MessageValues;
  /** The current values, for code that runs after an await. */
  now: () => MessageValues;
  write: (text: string) => void;
  changePhotos: (photos: readonly StripFile[]) => void;
  noteSent: (id: string, record: UploadedFile) => void;
  /** The server no longer has the uploaded photos: they are uploaded again. */
  forgetSent: () => void;
  /** The idempotency key of exactly this message. */
  keyFor: (text: string) => string;
  /** After sending: empty, and nothing is kept. */
  clear: () => void;
}

/** The message in the composer, kept as a draft on every change. `loaded` is the draft of an earlier visit. */
export function useMessageForm(name: string, loaded: Draft<MessageValues> | null): MessageForm {
  const draft = useStoredDraft(
    () => name,
    writeNote,
    () => loaded ?? newDraft(NOTHING),
  );
  const { now } = draft;
  const change = (changes: Partial<MessageValues>) => draft.write({ ...now(), ...changes });

  return {
    values: draft.value,
    now,
    write: (text) => change({ text }),
    changePhotos: (photos) => {
      keepPicked(now().photos, photos);
      change({ photos });
    },
    noteSent: (id, record) =>
      change({ records: { ...now().records, [id]: record }, sentAt: Date.now() }),
    forgetSent: () => change({ records: {} }),
    keyFor: draft.keyFor,
    clear: () => {
      forgetPicked(now().photos);
      draft.startOver(NOTHING);
    },
  };
}
