const FIELDS = ['url', 'width', 'height', 'blur', 'widths'];

const isOther = FIELDS.map((field) => `@.key != "${field}"`).join(' && ');
const hasOthers = (column: string) =>
  `jsonb_path_exists(${column}, '$[*].keyvalue() ? (${isOther})')`;

/** Like 0007 for the photos of reviews: reviews, too, are sent as the database writes them. */
export const reviewPhotos = ['before_photos', 'after_photos']
  .map(
    (column) => `
    update review set ${column} = (
      select jsonb_agg(
        (select jsonb_object_agg(key, value) from jsonb_each(photo.image)
         where key in ('${FIELDS.join("', '")}'))
        order by photo.place)
      from jsonb_array_elements(${column}) with ordinality as photo (image, place))
    where ${hasOthers(column)};
    alter table review add constraint review_${column}_fields check (not ${hasOthers(column)});`,
  )
  .join('\n');
