import { pathOf } from '../../../contract/plain/fileAddress.ts';
import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { refuseFiles } from '../../refusal.ts';
import { makeImages } from '../upload/makeImages.ts';
import { uploadIdOf } from '../upload/uploadRules.ts';
import { linkContentUploads, unlinkContentUploads, usableBy } from './contentImageSql.ts';
import type { ContentFields } from './contentRules.ts';

export function makeContentImages(
  db: Queryable,
  store: FileStore,
  { fields, own }: { fields: ContentFields; own: string | null },
): Promise<void> {
  const sender = { owner: own ?? 'operators', whose: usableBy(own) };
  return makeImages(db, store, uploadsIn(fields), sender);
}

/** The fields with each upload replaced by its picture. Pictures from other hosts stay as they are. */
export async function withContentImages(
  tx: Queryable,
  content: { contentId: string; own: string | null },
  fields: ContentFields,
): Promise<ContentFields> {
  const ids = uploadsIn(fields);
  if (ids.length === 0) return fields;
  const made = new Map<string, Image>();
  for (const { id, image } of await linkContentUploads(tx, content, ids)) made.set(id, image);
  const unknown = addressesIn(fields).filter((url) => !made.has(idIn(url) ?? ''));
  if (unknown.length > 0) throw refuseFiles('invalid_input', unknown.map(pathOf));
  const replace = (value: unknown) => made.get(idIn(addressOf(value)) ?? '') ?? value;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(replace) : replace(value),
    ]),
  );
}

/** Unlinks the uploads that no field of the record shows any more. */
export function unlinkReplacedImages(
  tx: Queryable,
  contentId: string,
  content: ContentFields,
): Promise<void> {
  return unlinkContentUploads(tx, contentId, uploadsIn(content));
}

const uploadsIn = (fields: ContentFields): string[] => [
  ...new Set(addressesIn(fields).flatMap((url) => idIn(url) ?? [])),
];

/** The addresses of the images that are uploads. */
const addressesIn = (fields: ContentFields): string[] =>
  Object.values(fields)
    .flat()
    .map(addressOf)
    .filter((url) => idIn(url) !== null);

/** Empty when the value is no image. */
function addressOf(value: unknown): string {
  const isImage = typeof value === 'object' && value !== null && 'url' in value;
  return isImage && typeof value.url === 'string' ? value.url : '';
}

/** The id of the upload at the address; null for another host. */
const idIn = (url: string): string | null => uploadIdOf(pathOf(url));
