import { UPLOAD_TRUSTED_MS } from '../../../domain/upload/keptPhotos.ts';
import { withoutQuery } from '../../../lib/fileAddress.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { type Draft, picturesIn } from './draft.ts';
import { uploadImage } from './uploadImage.ts';

/** Where pictures lie that were sent, by their ids in the editor: what is saved again names them as before. */
export type SentPictures = Readonly<Record<string, { url: string; at: number }>>;

/** Every picture that the server has not, or may have given up. */
export async function sendPictures(
  draft: Draft,
  sent: SentPictures,
  onSent: (id: string, url: string) => void,
): Promise<void> {
  for (const { id, source } of picturesIn(draft)) {
    const isThere = Date.now() - (sent[id]?.at ?? 0) < UPLOAD_TRUSTED_MS;
    if (typeof source !== 'string' && !isThere) onSent(id, await uploadImage(source));
  }
}

export const addressOf = ({ id, source }: StripFile, sent: SentPictures) =>
  typeof source === 'string' ? source : sent[id]?.url;

/** Of those that the draft still has. */
export const sentOf = (draft: Draft, sent: SentPictures): SentPictures =>
  Object.fromEntries(
    picturesIn(draft).flatMap(({ id }) => (sent[id] ? [[id, sent[id]] as const] : [])),
  );

/** With pictures as they came back, where it is they: what was sent lies at another address, under the same name. */
export function asRead(draft: Draft, theirs: Draft, sent: SentPictures): Draft {
  const read = new Map(picturesIn(theirs).map((file) => [storedName(file.id), file]));
  const pictures = Object.entries(draft.pictures).map(([name, files]) => [
    name,
    files.map((file) => read.get(storedName(sent[file.id]?.url ?? '')) ?? file),
  ]);
  return { ...draft, pictures: Object.fromEntries(pictures) };
}

const storedName = (address: string) =>
  withoutQuery(address)
    .split('/')
    .at(-1)
    ?.replace(/\.webp$/, '');
