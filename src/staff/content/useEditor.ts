import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../contract/staffShape.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import type { Draft as Kept } from '../../domain/useDraft.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useAct } from '../parts/useAct.ts';
import { refetchLists } from '../staffAnswers.ts';
import { CALLS, type Content, type ContentKind, FIELDS } from './contentKinds.ts';
import type { Draft } from './edits/draft.ts';
import type { RestoredEdits } from './edits/keptEdits.ts';
import { publishContent, sendContent } from './edits/sendContent.ts';
import { sendPictures } from './edits/sentPictures.ts';
import { useEdits } from './edits/useEdits.ts';

export const contentQuery = (kind: ContentKind, id: string) =>
  staffQuery(CALLS[kind].read, { params: { id } });

const DONE = { PUBLISHED: 'published', DRAFT: 'withdrawn', ENDED: 'ended' } as const;

interface EditorOptions {
  kind: ContentKind;
  /** Null for a new record. */
  content: Content | null;
  start: Draft;
  kept: Kept<RestoredEdits> | null;
  onSaved: (content: Content) => void;
}

/** Saves and publishes the edits. */
export function useEditor({ kind, content: opened, start, kept, onSaved }: EditorOptions) {
  const { t } = useTranslation('staff');
  const client = useAtomValue(queryClientAtom);
  const edits = useEdits({ kind, content: opened, start, kept });
  const calls = CALLS[kind];

  const share = (content: Content) => {
    client.setQueryData(contentQuery(kind, content.id).queryKey, { data: content } as never); // of this kind
    void refetchLists(client, calls.list);
  };
  const settle = (content: Content, sent: Draft) => {
    edits.settle(content, sent);
    share(content);
    onSaved(content);
  };
  const { act, isBusy } = useAct();

  /** After a `stale_version` the editor reads the colleague's version and shows the clashes. */
  const unlessOvertaken = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (cause) {
      const { content } = edits.now();
      if (codeOf(cause) !== 'stale_version' || !content) throw cause;
      const { data } = await staffCall(calls.read, { params: { id: content.id } });
      edits.yieldTo(data);
      share(data);
      throw cause;
    }
  };

  const send = async (): Promise<Content> => {
    const { content, draft, sent: before } = edits.now();
    await sendPictures(draft, before, edits.noteSent).catch((cause) => {
      notify('error', t('content.notUploaded'));
      throw cause;
    });
    const { sent } = edits.now();
    const saved = await sendContent({ kind, content, draft, sent, keyFor: edits.keyFor }).catch(
      (cause) => {
        if (codeOf(cause) === 'invalid_input') edits.forgetSent();
        throw cause;
      },
    );
    settle(saved, draft);
    return saved;
  };

  const save = () =>
    act(
      () =>
        unlessOvertaken(async () => {
          await send();
        }),
      t('content.saved'),
    );

  /** Unsaved edits are saved before publishing. */
  const publish = (status: ContentStatus) =>
    act(
      () =>
        unlessOvertaken(async () => {
          const { content, draft } = edits.now();
          const saved = !edits.isChanged && content ? content : await send();
          settle(await publishContent(kind, saved, status), draft);
        }),
      t(`content.${DONE[status]}`),
    );

  return { edits, isBusy, save, publish, lacks: lacking(kind, edits.draft) };
}

/** Fields that even an unpublished record needs. */
function lacking(
  kind: ContentKind,
  { texts, clinic }: Draft,
): 'nameMissing' | 'clinicMissing' | null {
  if (!(texts.name ?? texts.title)?.trim()) return 'nameMissing';
  return FIELDS[kind].clinic === 'needed' && !clinic ? 'clinicMissing' : null;
}
