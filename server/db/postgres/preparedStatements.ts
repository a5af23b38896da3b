import { createHash } from 'node:crypto';
import { DatabaseError } from '../database.ts';
import { LOST_STATEMENT } from '../retryTransaction.ts';

export interface Preparing {
  /**
   * Runs the query with the name of its text, or without a name when names do not work. In a transaction the error of a
   * lost statement is thrown: it has aborted the transaction, which is then repeated.
   */
  ask<T>(
    text: string,
    isInTransaction: boolean,
    question: (name?: string) => Promise<T>,
  ): Promise<T>;
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
    ask: async (text, isInTransaction, question) => {
      if (!isOfUse) return question();
      try {
        return await question(nameOf(text));
      } catch (error) {
        if (!isLost(error)) throw error;
        isOfUse = false;
        if (isInTransaction) throw error;
        return question();
      }
    },
  };
}

const isLost = (error: unknown) =>
  error instanceof DatabaseError && LOST_STATEMENT.includes(error.code);
