import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import type { ContentStatus } from '../../../contract/staffShape.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { notify } from '../../widgets/notify.ts';
import { useAct } from '../parts/useAct.ts';
import { askListsAnew } from '../staffAnswers.ts';
import { useStaffText } from '../useStaffText.ts';
import { CALLS, type Content, type ContentKind, FIELDS } from './contentKinds.ts';
import { type Draft, draftOf, formOf, imagesOf } from './draft.ts';
import { forgetEdits, keepEdits, keptEdits } from './keptEdits.ts';
import { uploadImage } from './uploadImage.ts';

export const contentQuery = (kind: ContentKind, id: string) =>
  staffQuery(CALLS[kind].read, { params: { id } });

const DONE = { PUBLISHED: 'published', DRAFT: 'withdrawn', ENDED: 'ended' } as const;

interface EditorWishes {
  kind: ContentKind;
  /** Null for one that is only begun. */
  content: Content | null;
  start: Draft;
  onSaved: (content: Content) => void;
}

/** What is typed, until it is saved. */
export function useEditor({ kind, start, onSaved, ...opened }: EditorWishes) {
  const t = useStaffText();
  const client = useAtomValue(queryClientAtom);
  // As it was when the draft was made of it: what a colleague changes meanwhile is not overwritten unseen.
  const [content, setContent] = useState(opened.content);
  const [restored] = useState(() => keptEdits(kind, content));
  const [draft, setDraft] = useState(restored ?? start);
  const [kept, setKept] = useState(start);
  const isChanged = draft !== kept;
  const calls = CALLS[kind];

  useEffect(() => {
    if (isChanged) keepEdits(kind, content, draft);
    else forgetEdits(kind, content);
  }, [kind, content, draft, isChanged]);

  const take = (next: Content) => {
    forgetEdits(kind, content);
    client.setQueryData(contentQuery(kind, next.id).queryKey, { data: next } as never); // of this kind
    const settled = draftOf(kind, next);
    setContent(next);
    setDraft(settled);
    setKept(settled);
    void askListsAnew(client, calls.list);
    onSaved(next);
  };
  const reload = async () => {
    if (!content) return;
    const { data } = await staffCall(calls.read, { params: { id: content.id } });
    take(data);
  };
  const { act, isBusy } = useAct(() => void reload());

  const send = async (): Promise<Content> => {
    await uploadAll(draft).catch((cause) => {
      notify('error', t('content.notUploaded'));
      throw cause;
    });
    // The form has the fields of this kind, which the compiler cannot follow over three of them.
    const form = formOf(kind, draft, await imageFinder(content, draft)) as never;
    if (!content) return (await staffCall(calls.create, { body: form })).data;
    const body = Object.assign({ version: content.version }, form);
    const params = { id: content.id };
    try {
      return (await staffCall(calls.change, { params, body })).data;
    } catch (cause) {
      if (codeOf(cause) !== 'stale_version') throw cause;
      const { data: now } = await staffCall(calls.read, { params });
      if (!isSaved(kind, draft, now)) throw cause;
      return now;
    }
  };

  const save = () => act(async () => take(await send()), t('content.saved'));

  /** What visitors are to see is first of all saved. */
  const publish = (status: ContentStatus) =>
    act(
      async () => {
        const saved = !isChanged && content ? content : await send();
        if (saved !== content) take(saved);
        const body = { version: saved.version, status };
        take((await staffCall(calls.publish, { params: { id: saved.id }, body })).data);
      },
      t(`content.${DONE[status]}`),
    );

  return {
    content,
    draft,
    setDraft,
    isChanged,
    isRestored: isChanged && draft === restored,
    discard: () => setDraft(kept),
    isBusy,
    save,
    publish,
    lacks: lacking(kind, draft),
  };
}

/** The answer to an earlier save was lost on its way: this is no colleague who was faster. */
function isSaved(kind: ContentKind, draft: Draft, now: Content): boolean {
  const found = draftOf(kind, now);
  const trimmed = (texts: Draft['texts']) => Object.values(texts).map((text) => text.trim());
  const told = ({ texts, pictures, terms, clinic }: Draft) =>
    JSON.stringify([trimmed(texts), pictures, terms, clinic]);
  return told(draft) === told(found);
}

/** What not even a draft can do without. */
function lacking(
  kind: ContentKind,
  { texts, clinic }: Draft,
): 'nameMissing' | 'clinicMissing' | null {
  if (!(texts.name ?? texts.title)?.trim()) return 'nameMissing';
  return FIELDS[kind].clinic === 'needed' && !clinic ? 'clinicMissing' : null;
}

const filesIn = (draft: Draft) => Object.values(draft.pictures).flat();

async function uploadAll(draft: Draft): Promise<void> {
  for (const { source } of filesIn(draft)) {
    if (typeof source !== 'string') await uploadImage(source);
  }
}

/** After the uploads every picture has an address. */
async function imageFinder(content: Content | null, draft: Draft) {
  const known = imagesOf(content);
  const sent = new Map<string, string>();
  for (const { id, source } of filesIn(draft)) {
    sent.set(id, typeof source === 'string' ? source : await uploadImage(source));
  }
  return ({ id }: StripFile) => {
    const url = sent.get(id);
    return url === undefined ? null : (known.get(url) ?? { url });
  };
}
