import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useTranslation } from 'react-i18next';
import { memberCall } from '../../api/memberCall.ts';
import { forgetDrafts } from '../../environment/drafts.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { forgetAllFiles } from '../../environment/keptFiles.ts';
import { rememberForVisit } from '../../environment/lineAppVisit.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { forgetLoginPress } from '../../state/loginPress.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { forgetSearches } from '../search/recentSearches.ts';
import { forgetLineAccount } from './lineLogin.ts';
import { announceSession, forgetMember } from './sessionChanges.ts';

/**
 * Logs out in this browser even when the call fails. An expired access token is renewed first, because the
 * session on the server would live on for weeks.
 */
export function useLogout() {
  const { t } = useTranslation();
  const endSession = useEndSession();
  return async (): Promise<void> => {
    try {
      await memberCall('POST /auth/logout', {});
    } catch (cause) {
      console.error('POST /auth/logout failed', cause);
    }
    endSession();
    notify('success', t('login.loggedOut'));
  };
}

/** Removes everything personal from this browser, in every tab. It does not call the server. */
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
