import type { MessageForm } from '../../../contract/message.ts';
import { codeOf } from '../../api/ApiError.ts';
import type { memberCall } from '../../api/memberCall.ts';
import { type Unsent, uploadPhotos } from '../upload/uploadPhotos.ts';
import type { ComposerForm } from './composerForm.ts';
import { bodyOf } from './messageDraft.ts';

/** Why a message was not sent. The composer still has it. */
export type Trouble = { kind: 'photos'; unsent: Unsent } | { kind: 'failed'; cause: unknown };

/** Uploads the photos, then posts what is in the composer now. After a failure the next press continues. */
export async function sendForm(
  form: ComposerForm,
  call: typeof memberCall,
  post: (body: MessageForm, idempotencyKey: string) => Promise<void>,
): Promise<Trouble | null> {
  const { text, photos, records } = form.now();
  const waiting = photos.flatMap(({ id, source }) =>
    source instanceof File && !records[id] ? [{ id, file: source }] : [],
  );
  const listener = { onProgress: () => undefined, onUploaded: form.noteUploaded, call };
  const unsent = await uploadPhotos(waiting, listener);
  if (unsent.failed.length + unsent.unreadable.length > 0) return { kind: 'photos', unsent };
  const body = bodyOf({ text, photos, records: form.now().records });
  try {
    await post(body, form.keyFor(JSON.stringify(body)));
  } catch (cause) {
    console.error('The message was not sent', cause);
    if (codeOf(cause) === 'invalid_input') form.forgetUploads();
    return { kind: 'failed', cause };
  }
  form.clear();
  return null;
}
