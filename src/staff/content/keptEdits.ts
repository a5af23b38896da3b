import { forgetDraft, type Draft as Kept, keepDraft, readDraft } from '../../environment/drafts.ts';
import type { Content, ContentKind } from './contentKinds.ts';
import type { Draft } from './draft.ts';
import type { Edits } from './mergeEdits.ts';

export interface KeptEdits extends Edits {
  /** The form that was sent to begin a record, and perhaps arrived. */
  order: Kept['order'];
}

const nameOf = (kind: ContentKind, content: Content | null) =>
  `content/${kind}/${content?.id ?? 'new'}`;

/**
 * Who writes for half an hour makes no call, and has to sign in again to save: what was typed waits for that in
 * this tab, with what it was typed over, for a colleague may go on from there. Pictures not yet sent do not wait.
 */
export function keepEdits(
  kind: ContentKind,
  content: Content | null,
  { base, draft, order }: KeptEdits,
): void {
  const text = JSON.stringify({ base: withoutPicked(base), draft: withoutPicked(draft) });
  keepDraft(nameOf(kind, content), { text, order });
}

export function keptEdits(kind: ContentKind, content: Content | null): KeptEdits | null {
  const kept = readDraft(nameOf(kind, content));
  return kept && { ...(JSON.parse(kept.text) as Edits), order: kept.order }; // written above
}

export const forgetEdits = (kind: ContentKind, content: Content | null) =>
  forgetDraft(nameOf(kind, content));

function withoutPicked(draft: Draft): Draft {
  const pictures = Object.fromEntries(
    Object.entries(draft.pictures).map(([name, files]) => [
      name,
      files.filter(({ source }) => typeof source === 'string'),
    ]),
  );
  return { ...draft, pictures };
}
