/**
 * The only access to the database. PGlite and PostgreSQL behave the same behind it: same types, same error codes.
 */

export interface Queryable {
  /** One statement with parameters ($1, $2 …). int8 and count arrive as numbers. */
  query<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Row[]>;
  /** Several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

export interface QueryOptions {
  /**
   * Prepares the statement once for each connection, which halves the work of a list. Only for texts whose best plan does
   * not depend on the values.
   */
  isPrepared: boolean;
}

export interface TransactionOptions {
  /** Statements have no time limit, for work on whole tables. */
  isUnlimited: boolean;
  /** Between two statements it may wait as long as it likes, e.g. for the disk of a backup. */
  mayPause?: boolean;
}

export interface Database extends Queryable {
  engine: 'pglite' | 'postgres';
  /**
   * Runs the work in one transaction and repeats it after a conflict (40001, 40P01), so the work must change
   * nothing outside the database.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One statement outside of transactions and without a time limit, such as CREATE INDEX CONCURRENTLY. */
  withoutTimeout(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A database, or one of its transactions, as `within` makes it. */
export type Transacting = Queryable & Pick<Database, 'transaction'>;

/** Work that makes a transaction for each of its parts does all of them in this one. */
export const within = (tx: Queryable): Transacting => ({
  query: (...asked) => tx.query(...asked),
  script: (sql) => tx.script(sql),
  transaction: (work) => work(tx),
});

/** An error of the engine without its parameters, which may be medical text. */
export class DatabaseError extends Error {
  /** SQLSTATE, e.g. 23505. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, message: string, constraint?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
  }
}
