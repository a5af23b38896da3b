/** A screen's script could not be fetched while the browser says that it is offline. */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(cause: unknown) {
    super('The screen needs a connection', { cause });
  }
}
