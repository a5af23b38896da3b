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
  /** The idempotency key of a new record that was sent; the server may have received it. */
  order: Kept['order'];
  sent: SentPictures;
}

export interface RestoredEdits extends KeptEdits {
  /** Number of pictures that this browser could not keep. */
  lost: number;
}

type Noted = Omit<Draft, 'pictures'> & { pictures: Record<string, PhotoNote[]> };

interface Notes {
  base: Noted;
  draft: Noted;
  /** Missing in drafts of older builds. */
  sent?: SentPictures;
}

const nameOf = (kind: ContentKind, content: Content | null) =>
  `content/${kind}/${content?.id ?? 'new'}`;

/**
 * Keeps the edits in this tab until they are saved, because the staff session may expire while someone writes.
 * The base is kept too, to recognise a colleague's changes. The bytes of new pictures are in keptFiles.ts.
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

/** If all new pictures of a field are lost, its former pictures stay. */
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
