import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Member } from '../../../contract/member.ts';
import type { TokenPair } from '../../../contract/session.ts';
import type { CallbackProvider } from './loginCalls.ts';
import { openServerSession } from './openServerSession.ts';
import { announceSession } from './sessionChannel.ts';
import { reloadSession } from './sessionMemory.ts';

/**
 * Swaps the pair that a login ends with for cookies, and lets this and every other tab know. What Apple's login
 * ends with stands in an address, so it counts only for the browser that began it.
 */
export function useOpenSession() {
  const client = useAtomValue(queryClientAtom);
  return async (pair: TokenPair, provider: CallbackProvider): Promise<Member | null> => {
    const fromAddress = provider === 'apple' || undefined;
    await openServerSession({ ...pair, fromAddress });
    announceSession();
    return reloadSession(client);
  };
}
