import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Member } from '../../../../contract/member.ts';
import type { TokenPair } from '../../../../contract/session.ts';
import { announceSession, reloadSession } from '../sessionChanges.ts';
import { setSessionCookies } from '../sessionCookies.ts';
import type { CallbackProvider } from './loginCalls.ts';

/**
 * Exchanges the pair for session cookies and tells every tab. Apple's pair comes in an address, so the server
 * accepts it only from the browser that began the login (`fromAddress`).
 */
export function useCompleteLogin() {
  const client = useAtomValue(queryClientAtom);
  return async (pair: TokenPair, provider: CallbackProvider): Promise<Member | null> => {
    const fromAddress = provider === 'apple' || undefined;
    await setSessionCookies({ ...pair, fromAddress });
    announceSession();
    return reloadSession(client);
  };
}
