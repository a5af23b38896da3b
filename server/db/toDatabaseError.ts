import { DatabaseError } from './database.ts';

const connectionFailure = '08006';

/** Keeps code and constraint of an error and removes all values: detail, parameters, quoted input. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message, constraint } = readError(error);
  // Every SQLSTATE has a digit; a system code such as EPIPE has none.
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

/** Only data exceptions (class 22) quote the input. */
function withoutValues(code: string, message: string): string {
  return code.startsWith('22') ? message.replace(/"[\s\S]*"/, '"…"') : message;
}
