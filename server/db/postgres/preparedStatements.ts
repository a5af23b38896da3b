import { createHash } from 'node:crypto';
import { DatabaseError } from '../database.ts';

/** What a server says to a name that it does not know, or knows from somebody else. */
const UNKNOWN_STATEMENT = '26000';
const STATEMENT_IS_THERE = '42P05';

export interface Preparing {
  /** Asks under the name that the text has, or without one where names lead nowhere. */
  ask<T>(text: string, question: (name?: string) => Promise<T>): Promise<T>;
}

/**
 * A pooler may put a different connection behind ours between two questions, and names do not move with it. The
 * first time that shows, the question is asked again without one, and so is every later one. A name is made of its
 * text, so it never stands for another text that a different process has prepared there.
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
