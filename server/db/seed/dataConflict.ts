/** The settings do not fit the rows of the database. The message says what to do. */
export class DataConflict extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataConflict';
  }
}
