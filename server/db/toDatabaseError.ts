import { DatabaseError } from './database.ts';

const connectionFailure = '08006';

/** Keeps code and constraint of an engine's error and drops every value: detail, parameters, quoted input. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message, constraint } = readError(error);
  // Every SQLSTATE has a digit; EPIPE has none.
  if (code === undefined || !/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) {
    return new DatabaseError(connectionFailure, `The database does not answer: ${code ?? message}`);
  }
  return new DatabaseError(code, withoutValues(code, message), constraint);
}

function readError(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: textOf(error, 'code'),
    message,
    constraint: textOf(error, 'constraint'),
  };
}

function textOf(error: unknown, key: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Data exceptions (class 22) quote what was sent; all other messages quote names only. */
function withoutValues(code: string, message: string): string {
  return code.startsWith('22') ? message.replace(/"[\s\S]*"/, '"…"') : message;
}
