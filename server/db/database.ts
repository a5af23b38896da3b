/** The one door to the rows. PGlite and PostgreSQL answer alike behind it: same types, same error codes. */

export interface Queryable {
  /** One statement with parameters ($1, $2 …). int8 and count arrive as numbers. */
  query<Row>(sql: string, params?: readonly unknown[], wishes?: QueryOptions): Promise<Row[]>;
  /** Several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

export interface QueryOptions {
  /**
   * Understood and planned once for each connection: half of the work of a list. Only for one of few
   * texts, and only where the best plan does not depend on the values. Not heeded in a transaction.
   */
  isPrepared: boolean;
}

export interface Database extends Queryable {
  engine: 'pglite' | 'postgres';
  /**
   * Runs the work in one transaction. It is run again when the engine asks for that (40001, 40P01),
   * so the work must do nothing outside the database.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** One statement outside of any transaction, with all the time it needs: for what has to be done concurrently. */
  withoutTimeout(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** What is kept of an engine's error: never its parameters, which may be medical text. */
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
