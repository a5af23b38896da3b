import type { QueryClient } from '@tanstack/query-core';
import type { ContentStatus } from '../../../contract/staff/staffShape.ts';
import { codeOf, fieldsOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { callsOfStaff, type staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';
import { CALLS, type Content, type ContentKind } from './contentKinds.ts';
import type { ContentValues } from './edits/contentValues.ts';
import { publishContent, sendContent } from './edits/sendContent.ts';
import {
  GonePictures,
  gonePictures,
  namingPictures,
  sendPictures,
  UnreadablePictures,
} from './edits/sentPictures.ts';
import type { ContentEdits } from './edits/useEdits.ts';

export const contentQuery = (kind: ContentKind, id: string) =>
  staffQuery(CALLS[kind].read, { params: { id } });

interface Options {
  kind: ContentKind;
  edits: ContentEdits;
  /** The status that the record gets after the edits are saved. */
  status?: ContentStatus;
  onSaved: (content: Content) => void;
  onUploadFailed: () => void;
}

interface Saving extends Options {
  call: typeof staffCall;
}

/** Saves the edits of one editor and publishes the record, if a status is given. */
export const useSaveContent = writesById(
  async (_editor, options: Options, client): Promise<void> => {
    const saving = { ...options, call: callsOfStaff() };
    try {
      await (saving.status ? publish(client, saving, saving.status) : save(client, saving));
    } catch (cause) {
      if (codeOf(cause) === 'stale_version') await readTheirs(client, saving);
      throw cause;
    }
  },
);

async function save(client: QueryClient, saving: Saving): Promise<Content> {
  const { call, kind, edits, onUploadFailed } = saving;
  const { content, draft, sent: before } = edits.now();
  await sendPictures(draft, before, call, edits.noteSent).catch((cause) => {
    if (!(cause instanceof UnreadablePictures)) onUploadFailed();
    throw cause;
  });
  const { sent } = edits.now();
  const saved = await sendContent({ call, kind, content, draft, sent, keyFor: edits.keyFor }).catch(
    (cause) => {
      // Without the name of a field, the server may have missed a picture.
      const isAboutPictures = codeOf(cause) === 'invalid_input' && fieldsOf(cause).length === 0;
      if (isAboutPictures) edits.forgetSent();
      const gone = gonePictures(cause, draft);
      if (gone.length === 0) throw namingPictures(cause, draft, sent);
      edits.dropPictures(gone);
      throw new GonePictures(gone.length, cause);
    },
  );
  settle(client, saving, saved, draft);
  return saved;
}

/** Unsaved edits are saved first. */
async function publish(client: QueryClient, saving: Saving, status: ContentStatus): Promise<void> {
  const { call, kind, edits } = saving;
  const { content, draft } = edits.now();
  const saved = !edits.isChanged && content ? content : await save(client, saving);
  settle(client, saving, await publishContent(call, kind, saved, status), draft);
}

function settle(
  client: QueryClient,
  { kind, edits, onSaved }: Saving,
  saved: Content,
  sent: ContentValues,
) {
  edits.settle(saved, sent);
  share(client, kind, saved);
  onSaved(saved);
}

/** The editor reads the colleague's version and shows the clashes. */
async function readTheirs(client: QueryClient, { call, kind, edits }: Saving): Promise<void> {
  const { content } = edits.now();
  if (!content) return;
  const { data } = await call(CALLS[kind].read, { params: { id: content.id } });
  edits.mergeTheirs(data);
  share(client, kind, data);
}

/** Other screens show this version too. */
function share(client: QueryClient, kind: ContentKind, content: Content): void {
  // The type of the answer follows from `kind`.
  client.setQueryData(contentQuery(kind, content.id).queryKey, { data: content } as never);
  void refetchLists(client, CALLS[kind].list);
}
