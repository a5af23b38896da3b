import type { Image } from '../../../../contract/shape.ts';
import type { ContentStatus } from '../../../../contract/staff/staffShape.ts';
import { codeOf } from '../../../api/ApiError.ts';
import type { staffCall } from '../../../api/staffCall.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { CALLS, type Content, type ContentKind } from '../contentKinds.ts';
import { type ContentValues, formOf, imagesOf, valuesOf } from './contentValues.ts';
import { isSameDraft } from './mergeEdits.ts';
import { addressOf, asRead, type SentPictures } from './sentPictures.ts';

interface Sending {
  call: typeof staffCall;
  kind: ContentKind;
  content: Content | null;
  draft: ContentValues;
  sent: SentPictures;
  keyFor: (text: string) => string;
}

/** Saves the record. Its pictures are already uploaded. */
export async function sendContent(sending: Sending): Promise<Content> {
  const { call, kind, content, draft, sent, keyFor } = sending;
  const calls = CALLS[kind];
  // TypeScript cannot relate the form to one of three kinds.
  const form = formOf(kind, draft, imageFinder(content, sent)) as never;
  if (!content) {
    const idempotencyKey = keyFor(JSON.stringify(form));
    return (await call(calls.create, { body: form }, { idempotencyKey })).data;
  }
  const params = { id: content.id };
  const body = Object.assign({ version: content.version }, form);
  try {
    return (await call(calls.change, { params, body })).data;
  } catch (cause) {
    if (codeOf(cause) !== 'stale_version') throw cause;
    const { data: now } = await call(calls.read, { params });
    // A colleague saved the same, or an earlier save was stored and its answer was lost: the record equals the form.
    const theirs = valuesOf(kind, now);
    if (!isSameDraft(asRead(draft, theirs, sent), theirs)) throw cause;
    return now;
  }
}

/**
 * Publishes or hides the record. It is a success if the server has the status already: a colleague was first, or the
 * answer to an earlier try was lost.
 */
export async function publishContent(
  call: typeof staffCall,
  kind: ContentKind,
  { id, version }: Content,
  status: ContentStatus,
): Promise<Content> {
  const calls = CALLS[kind];
  const params = { id };
  try {
    return (await call(calls.publish, { params, body: { version, status } })).data;
  } catch (cause) {
    if (codeOf(cause) !== 'stale_version') throw cause;
    const { data: now } = await call(calls.read, { params });
    if (now.status !== status) throw cause;
    return now;
  }
}

function imageFinder(content: Content | null, sent: SentPictures) {
  const known = imagesOf(content);
  return (file: StripFile): Image | null => {
    const url = addressOf(file, sent);
    return url === undefined ? null : (known.get(url) ?? { url });
  };
}
