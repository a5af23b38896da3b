import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { refuse } from '../../refusal.ts';
import { makeImages } from '../upload/makeImages.ts';
import { pathOf, uploadIdOf } from '../upload/uploadRules.ts';
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
  if (ids.some((id) => !made.has(id))) throw refuse('invalid_input', 'body: an unknown picture');
  const replace = (value: unknown) => made.get(uploadOf(value) ?? '') ?? value;
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
  ...new Set(
    Object.values(fields)
      .flat()
      .flatMap((value) => uploadOf(value) ?? []),
  ),
];

/** The id of the upload that an image names; null for another host, or when the value is no image. */
function uploadOf(value: unknown): string | null {
  const isImage = typeof value === 'object' && value !== null && 'url' in value;
  return isImage && typeof value.url === 'string' ? uploadIdOf(pathOf(value.url)) : null;
}
