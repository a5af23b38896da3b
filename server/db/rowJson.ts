/**
 * A row as JSON text from PostgreSQL, with exactly the fields of the contract. It is sent unchanged: parsing and
 * writing twenty rows costs as much as the rest of an answer.
 */
export class RowJson<Row> {
  readonly json: string;
  /** Only for the compiler: the JSON of one record type is not that of another. */
  declare readonly of: Row;

  constructor(json: string) {
    this.json = json;
  }
}
