const CARD_IMAGES = [
  ['clinic', 'banner_image'],
  ['clinic', 'profile_image'],
  ['doctor', 'profile_image'],
  ['event', 'card_image'],
  ['event', 'main_image'],
] as const;

const others = (column: string) => `${column} - '{url,width,height,blur,widths}'::text[]`;

/**
 * Cards are sent as the database writes them, so their pictures hold what the contract declares and nothing else.
 * Other fields of these rows never left the server and are deleted.
 */
export const cardImages = CARD_IMAGES.map(
  ([table, column]) => `
    update ${table} set ${column} = ${column} - array(select jsonb_object_keys(${others(column)}))
    where ${others(column)} <> '{}';
    alter table ${table} add constraint ${table}_${column}_fields check (${others(column)} = '{}');`,
).join('\n');
