import { OWN_WRITE, OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import type { AppContext } from '../../appContext.ts';
import { createKeyedHash } from '../../crypto/masterKey.ts';
import { limits } from '../../limits/limits.ts';

/** Lets members and staff read their own writes on any process. */
export interface OwnWrites {
  /**
   * The header for the answer of a write call. `begun`: when the call began, by the clock of the feed. Null: the call
   * changed nothing that visitors see.
   */
  tokenOf(begun: number): string | null;
  /** Waits until this process has read the changes of the writes that the request names. False: it names no write. */
  awaitNamed(headers: Headers): Promise<boolean>;
}

/** A token names at most this many commits. */
const MOST_NAMED = 20;

/** Tokens are signed. With an invented token a visitor could force fresh lists for some seconds. */
export function createOwnWrites({ feed, masterKeys, now }: AppContext): OwnWrites {
  const hash = createKeyedHash(masterKeys, 'own writes');
  const read = (token: string): number[] => {
    const [until = '', transactions = '', signature = ''] = token.split('~');
    if (!hash.matches(`${until}~${transactions}`, signature)) return [];
    return Number(until) > now().getTime() ? transactions.split('-').map(Number) : [];
  };
  return {
    // All commits of this process since the call began. The commit of the call is one of them.
    tokenOf: (begun) => {
      const transactions = feed.committedSince(begun).slice(-MOST_NAMED);
      if (transactions.length === 0) return null;
      const text = `${now().getTime() + OWN_WRITE_MS}~${transactions.join('-')}`;
      return `${text}~${hash.of(text)}`;
    },
    awaitNamed: async (headers) => {
      const tokens = headers.get(OWN_WRITE)?.split(',').slice(0, MOST_NAMED) ?? [];
      const transactions = tokens.flatMap((token) => read(token.trim()));
      if (transactions.length === 0) return false;
      await feed.knows(transactions, limits.feed.ownWriteMs);
      return true;
    },
  };
}
