import { forgetDraft, keepDraft, readDraft } from '../../environment/drafts.ts';
import type { Content, ContentKind } from './contentKinds.ts';
import type { Draft } from './draft.ts';

const nameOf = (kind: ContentKind, content: Content | null) =>
  `content/${kind}/${content?.id ?? 'new'}/${content?.version ?? 0}`;

/**
 * Who writes for half an hour makes no call, and has to sign in again to save: what was typed waits for that in
 * this tab. Pictures that are not sent yet do not.
 */
export function keepEdits(kind: ContentKind, content: Content | null, draft: Draft): void {
  const pictures = Object.fromEntries(
    Object.entries(draft.pictures).map(([name, files]) => [
      name,
      files.filter(({ source }) => typeof source === 'string'),
    ]),
  );
  const text = JSON.stringify({ ...draft, pictures });
  keepDraft(nameOf(kind, content), { text, order: null });
}

/** Only those of the very version that is shown: a colleague may have gone on from there. */
export function keptEdits(kind: ContentKind, content: Content | null): Draft | null {
  const kept = readDraft(nameOf(kind, content));
  return kept && (JSON.parse(kept.text) as Draft); // written above
}

export const forgetEdits = (kind: ContentKind, content: Content | null) =>
  forgetDraft(nameOf(kind, content));
