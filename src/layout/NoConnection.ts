/** A screen's script could not be fetched while the browser says that it is offline. */
export class NoConnection extends Error {
  override name = 'NoConnection';
  /** Lets the screen be asked for again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The screen needs a connection', { cause });
    this.forget = forget;
  }
}
