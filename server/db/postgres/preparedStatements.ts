import { createHash } from 'node:crypto';
import { DatabaseError } from '../database.ts';

/** Errors for an unknown statement name, and for a name that another client prepared. */
const UNKNOWN_STATEMENT = '26000';
const STATEMENT_IS_THERE = '42P05';

export interface Preparing {
  /** Runs the query with the name of its text, or without a name when names do not work. */
  ask<T>(text: string, question: (name?: string) => Promise<T>): Promise<T>;
}

/**
 * A pooler may switch the connection between two queries, and prepared statements stay behind. After the first such
 * error, this and all later queries run unprepared. Names are hashes of the text.
 */
export function createPreparing(): Preparing {
  const names = new Map<string, string>();
  let isOfUse = true;

  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };

  return {
    ask: async (text, question) => {
      if (!isOfUse) return question();
      try {
        return await question(nameOf(text));
      } catch (error) {
        if (!isLost(error)) throw error;
        isOfUse = false;
        return question();
      }
    },
  };
}

const isLost = (error: unknown) =>
  error instanceof DatabaseError && [UNKNOWN_STATEMENT, STATEMENT_IS_THERE].includes(error.code);
