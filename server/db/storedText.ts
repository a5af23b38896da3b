/**
 * A text in two columns: `content`, and `content_sealed` with the text encrypted. New texts are sealed; a plain one was
 * written by an older version and is newer than the sealed one beside it.
 */
export interface StoredText {
  plain: string | null;
  sealed: string | null;
}

/** JSON of both columns. */
export const storedText = (table: string, column: string) =>
  `json_build_object('plain', ${table}.${column}, 'sealed', ${table}.${column}_sealed)`;

/** The bytes of the text of a counsel, in both columns. */
export const CONTENT_BYTES =
  'coalesce(octet_length(counsel.content), 0) + coalesce(octet_length(counsel.content_sealed), 0)';
