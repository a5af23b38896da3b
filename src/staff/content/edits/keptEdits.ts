import { noteOf, type PhotoNote, readPhotos } from '../../../domain/upload/keptPhotos.ts';
import {
  forgetDraft,
  type Draft as Kept,
  keepDraft,
  readDraft,
} from '../../../environment/drafts.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import type { Content, ContentKind, PictureName } from '../contentKinds.ts';
import type { Draft } from './draft.ts';
import type { Edits } from './mergeEdits.ts';
import { type SentPictures, sentOf } from './sentPictures.ts';

export interface KeptEdits extends Edits {
  /** The form that was sent to begin a record, and perhaps arrived. */
  order: Kept['order'];
  sent: SentPictures;
}

export interface RestoredEdits extends KeptEdits {
  /** How many pictures this browser could not keep. */
  lost: number;
}

type Noted = Omit<Draft, 'pictures'> & { pictures: Record<string, PhotoNote[]> };

interface Notes {
  base: Noted;
  draft: Noted;
  /** An older build did not keep it. */
  sent?: SentPictures;
}

const nameOf = (kind: ContentKind, content: Content | null) =>
  `content/${kind}/${content?.id ?? 'new'}`;

/**
 * Who writes for half an hour makes no call, and has to sign in again to save: what was typed waits for that in
 * this tab, with what it was typed over, for a colleague may go on from there. The bytes of pictures that are not
 * sent yet lie elsewhere.
 */
export function keepEdits(
  kind: ContentKind,
  content: Content | null,
  { base, draft, order, sent }: KeptEdits,
): void {
  const notes: Notes = { base: noted(base), draft: noted(draft), sent: sentOf(draft, sent) };
  keepDraft(nameOf(kind, content), { text: JSON.stringify(notes), order });
}

export const hasKeptEdits = (kind: ContentKind, content: Content | null) =>
  readDraft(nameOf(kind, content)) !== null;

export async function keptEdits(
  kind: ContentKind,
  content: Content | null,
): Promise<RestoredEdits | null> {
  const kept = readDraft(nameOf(kind, content));
  if (!kept) return null;
  const notes = JSON.parse(kept.text) as Notes; // written above
  const base = { ...notes.base, pictures: (await picturesOf(notes.base, {})).pictures };
  const { pictures, lost } = await picturesOf(notes.draft, base.pictures);
  return {
    base,
    draft: { ...notes.draft, pictures },
    order: kept.order,
    sent: notes.sent ?? {},
    lost,
  };
}

export const forgetEdits = (kind: ContentKind, content: Content | null) =>
  forgetDraft(nameOf(kind, content));

const noted = (draft: Draft): Noted => ({
  ...draft,
  pictures: Object.fromEntries(
    Object.entries(draft.pictures).map(([name, files]) => [name, files.map(noteOf)]),
  ),
});

/** Where all that was chosen is lost, what was there before is not to go with it. */
async function picturesOf({ pictures }: Noted, former: Draft['pictures']) {
  const found: Record<string, readonly StripFile[]> = {};
  let lost = 0;
  for (const [name, notes] of Object.entries(pictures)) {
    const files = await readPhotos(notes);
    lost += notes.length - files.length;
    const isAllLost = files.length === 0 && notes.length > 0;
    found[name] = isAllLost ? (former[name as PictureName] ?? []) : files; // as noted above
  }
  return { pictures: found, lost };
}
