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
  /**
   * New columns for these indexes. After an interruption this runs again: `add column if not exists`. A backup from in
   * between is restored without them, so `columns` or `fill` must be able to compute their values again.
   */
  columns?: string;
  /**
   * Fills these columns before the indexes are built, about a thousand rows in each transaction. A text changes the next
   * rows by id after $1 and answers the highest id as `last`, or null when no row is left.
   */
  fill?: string | LockedFill;
  indexes: readonly Index[];
  /** Names of indexes that are dropped afterwards. An older process is slower without them, but still right. */
  dropped?: readonly string[];
}

/** Fills a column of one table from rows of other tables, which an older process may be changing. */
export interface LockedFill {
  /** Locks the next rows by id after $1 and answers the `id` of each. */
  lock: string;
  /** Changes the rows with the ids $1. A statement of its own sees what was committed while `lock` waited. */
  change: string;
}

export interface Index {
  name: string;
  /** `create index <name> on …` or `create unique index <name> on …`. */
  sql: string;
}
