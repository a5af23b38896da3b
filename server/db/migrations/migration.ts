/** One step of the schema. It has a place in the ledger, the table `migration`, once it is done. */
export type Migration = SchemaMigration | IndexMigration;

export interface SchemaMigration {
  name: string;
  /** Runs in a transaction. */
  sql: string;
  /**
   * For a migration that takes away, renames or narrows: the migration that a version must know to run afterwards,
   * often this one. Without it the migration only adds, and every older version runs on.
   */
  compatibleFrom?: string;
}

/** Indexes on tables that hold rows already: writes go on while they are built. */
export interface IndexMigration {
  name: string;
  indexes: readonly Index[];
}

export interface Index {
  name: string;
  /** `create index <name> on …` or `create unique index <name> on …`. */
  sql: string;
}
