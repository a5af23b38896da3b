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

/** The bytes of both columns. */
export const storedBytes = (table: string, column: string) =>
  `coalesce(octet_length(${table}.${column}), 0) + coalesce(octet_length(${table}.${column}_sealed), 0)`;
