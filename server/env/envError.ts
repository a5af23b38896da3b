/** One line for each wrong variable, and never a value: it may be a password. */
export class EnvError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}
