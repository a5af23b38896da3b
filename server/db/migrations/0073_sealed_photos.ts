import type { Index } from './migration.ts';

/** The files of a photo of a message are encrypted with the key of its member. */
export const sealedPhotos =
  'alter table upload add column if not exists sealed boolean not null default false';

/** Photos that still have to be encrypted. */
export const sealedPhotoIndexes: readonly Index[] = [
  {
    name: 'upload_plain_photo',
    sql: `create index upload_plain_photo on upload (id)
      where message_id is not null and not sealed`,
  },
];
