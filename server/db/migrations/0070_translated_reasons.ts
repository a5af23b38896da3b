/**
 * The reason of a change can be translated, too: then `message_id` is the id of the change. So it references no table;
 * translations are deleted with the texts of their counsel. Some installations did this in 0067.
 */
export const translatedReasons =
  'alter table translation drop constraint if exists translation_message_id_fkey';
