/** One step of the schema. When it is done, it is a row of the table `migration` (the ledger). */
export type Migration = SchemaMigration | IndexMigration;

export interface SchemaMigration {
  name: string;
  /** Runs in a transaction. */
  sql: string;
  /**
   * The name of a migration, often this one. Versions of the app that do not have that migration stop at their start.
   * Set it in three cases: the migration removes, renames or narrows a column; it adds a constraint to a table; or an
   * older version would write, show or delete the new rows or files wrongly. Without it older versions keep running.
   */
  compatibleFrom?: string;
}

/** Indexes on tables that have rows: they are built while writes continue. */
export interface IndexMigration {
  name: string;
  compatibleFrom?: string;
  /** New columns for these indexes. After an interruption this runs again: `add column if not exists`. */
  columns?: string;
  /**
   * Fills these columns before the indexes are built. It changes the next rows by id after $1, about a thousand, and
   * answers the highest id as `last`, or null when no row is left. Each run is a transaction of its own.
   */
  fill?: string;
  indexes: readonly Index[];
  /** Names of indexes that are dropped afterwards. An older process is slower without them, but still right. */
  dropped?: readonly string[];
}

export interface Index {
  name: string;
  /** `create index <name> on …` or `create unique index <name> on …`. */
  sql: string;
}
