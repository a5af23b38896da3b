import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { forgetDrafts } from '../../environment/drafts.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { forgetAllFiles } from '../../environment/keptFiles.ts';
import { rememberForVisit } from '../../environment/lineAppVisit.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { forgetLoginPress } from '../../state/loginPress.ts';
import { forgetSearches } from '../search/recentSearches.ts';
import { forgetLineAccount } from './lineAccount.ts';
import { announceSession } from './sessionChannel.ts';
import { forgetMember } from './sessionMemory.ts';

/** From now on a guest is looking, here and in every other tab. What the server knows of it is another matter. */
export function useEndSession() {
  const client = useAtomValue(queryClientAtom);
  const { identityProof } = useEnvironment();
  return (): void => {
    const proof = identityProof();
    if (proof) {
      rememberForVisit('logged out');
      proof.forget();
    }
    removeSessionMark();
    forgetLineAccount();
    forgetDrafts();
    forgetLoginPress();
    void forgetAllFiles();
    forgetSearches();
    forgetMember(client);
    announceSession();
  };
}
