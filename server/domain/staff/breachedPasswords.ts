import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';

/** Whether a password is in a list of breached ones, by the SHA-1 that such lists use. */
export type IsBreached = (sha1: string) => Promise<boolean>;

export const NO_BREACH_LIST: IsBreached = async () => false;

const PREFIX_LENGTH = 5;

interface BreachList {
  /** E.g. https://api.pwnedpasswords.com/range */
  url: string;
  onFailure: (error: unknown) => void;
}

/**
 * The range call of Have I Been Pwned: five of the forty digits leave the server, and several hundred passwords share
 * them. Without an answer the password counts as not breached, so that staff can still sign in.
 */
export function askBreachList({ url, onFailure }: BreachList): IsBreached {
  return async (sha1) => {
    const digits = sha1.toUpperCase();
    try {
      const range = await readRange(`${url}/${digits.slice(0, PREFIX_LENGTH)}`);
      return isIn(range, digits.slice(PREFIX_LENGTH));
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
}

async function readRange(url: string): Promise<string> {
  const response = await fetch(url, {
    // The answer is padded, so its length does not tell the prefix.
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(limits.outside.breachListMs),
  });
  if (!response.ok) throw new Error(`The list of breached passwords answers ${response.status}`);
  return response.text();
}

/** Lines are `rest of the digits:count`; padding has the count 0. */
const isIn = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [suffix, count] = line.split(':');
    return suffix === rest && Number(count) > 0;
  });

/** Missing: a client that does not send it, e.g. of the version before. */
export async function assertNotBreached(
  isBreached: IsBreached,
  sha1: string | undefined,
): Promise<void> {
  if (sha1 !== undefined && (await isBreached(sha1))) throw refuse('common_password');
}
