/** One step of the schema. When it is done, it is a row of the table `migration` (the ledger). */
export type Migration = SchemaMigration | IndexMigration;

export interface SchemaMigration {
  name: string;
  /** Runs in a transaction. */
  sql: string;
  /**
   * Needed if the migration removes, renames or narrows a column: the migration that a version must know to run
   * afterwards, often this one. Without it older versions keep running, because the migration only adds.
   */
  compatibleFrom?: string;
}

/** Indexes on tables that have rows: they are built while writes continue. */
export interface IndexMigration {
  name: string;
  indexes: readonly Index[];
}

export interface Index {
  name: string;
  /** `create index <name> on …` or `create unique index <name> on …`. */
  sql: string;
}
