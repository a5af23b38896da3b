/** What the database holds and what is asked for exclude each other; the message says what to do. */
export class DataConflict extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataConflict';
  }
}
