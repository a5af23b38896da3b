import type { EnvValues } from './envVariables.ts';

/** One line for each wrong variable. It never contains the value, which may be a password. */
export class EnvError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}

/**
 * Whether all of these variables are set. Setting only some of them is an error: the feature would
 * be off without a message.
 */
export function isConfigured(values: EnvValues, names: readonly (keyof EnvValues)[]): boolean {
  const missing = names.filter((name) => values[name] === '');
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  throw new EnvError([
    `${names.join(', ')} must be set all or none: ${missing.join(', ')} is empty`,
  ]);
}
