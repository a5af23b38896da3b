import { noteOf, type PhotoNote, readPhotos } from '../../../domain/upload/keptPhotos.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import type { Content, ContentKind } from '../contentKinds.ts';
import type { ContentValues } from './contentValues.ts';
import type { Edits } from './mergeEdits.ts';
import { type SentPictures, sentOf } from './sentPictures.ts';

export interface KeptEdits extends Edits {
  sent: SentPictures;
}

export interface RestoredEdits extends KeptEdits {
  /** Number of pictures that this browser could not keep. */
  lost: number;
}

type Noted = Omit<ContentValues, 'pictures'> & { pictures: Record<string, PhotoNote[]> };

interface Notes {
  base: Noted;
  draft: Noted;
  sent: SentPictures;
}

export const draftName = (kind: ContentKind, content: Content | null) =>
  `staff:content/${kind}/${content?.id ?? 'new'}`;

/**
 * The edits as JSON. The staff session may expire while someone writes, so this tab keeps them until they are saved.
 * The base is kept too, to recognise a colleague's changes. The bytes of new pictures are in keptFiles.ts.
 */
export function writeEdits({ base, draft, sent }: KeptEdits): string {
  const notes: Notes = { base: noted(base), draft: noted(draft), sent: sentOf(draft, sent) };
  return JSON.stringify(notes);
}

export async function readEdits(text: string): Promise<RestoredEdits> {
  const notes = JSON.parse(text) as Notes; // written above
  const base = { ...notes.base, pictures: (await picturesOf(notes.base, {})).pictures };
  const { pictures, lost } = await picturesOf(notes.draft, base.pictures);
  return { base, draft: { ...notes.draft, pictures }, sent: notes.sent, lost };
}

const noted = (draft: ContentValues): Noted => ({
  ...draft,
  pictures: Object.fromEntries(
    Object.entries(draft.pictures).map(([name, files]) => [name, files.map(noteOf)]),
  ),
});

/** If no picture of a field could be kept, its former pictures stay. */
async function picturesOf({ pictures }: Noted, former: ContentValues['pictures']) {
  const found: Record<string, readonly StripFile[]> = {};
  let lost = 0;
  for (const [name, notes] of Object.entries(pictures)) {
    const kept = await readPhotos(notes);
    lost += kept.lost;
    const isAllLost = kept.photos.length === 0 && notes.length > 0;
    found[name] = isAllLost ? (former[name] ?? []) : kept.photos;
  }
  return { pictures: found, lost };
}
