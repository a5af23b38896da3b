import type { JsonSql } from './jsonSql.ts';

/**
 * A row as the database wrote it, made of exactly the fields that the contract declares. It is sent as it is: to
 * read twenty rows, check them and write them again costs as much as all the rest of an answer.
 */
export class RowJson<Row> {
  readonly json: string;
  /** For the compiler alone: the text of one record is not that of another. */
  declare readonly of: Row;

  constructor(json: string) {
    this.json = json;
  }
}

/** How a list makes its rows of such SQL. */
export const asRowJson = <Row>(card: JsonSql<Row>) => ({
  card,
  read: (json: string) => new RowJson<Row>(json),
});
