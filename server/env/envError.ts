import type { EnvValues } from './envVariables.ts';

/** One line for each wrong variable, and never a value: it may be a password. */
export class EnvError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}

/** Whether all of them are set. An account is meant or not: half of one would be off, and nobody would know why. */
export function isConfigured(values: EnvValues, names: readonly (keyof EnvValues)[]): boolean {
  const missing = names.filter((name) => values[name] === '');
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  throw new EnvError([
    `${names.join(', ')} must be set all or none: ${missing.join(', ')} is empty`,
  ]);
}
