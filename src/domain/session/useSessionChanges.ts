import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { SESSION_LOST } from '../../api/memberCall.ts';
import { forgetAppointment } from '../../environment/forgetDevice.ts';
import { forgetDraftsAndFiles } from '../../environment/forgetDrafts.ts';
import { countedLogouts, watchSession } from '../../environment/sessionChannel.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { logoutsAtom, reloadSessionAtom } from '../../state/sessionAtom.ts';

/** Follows session changes in other tabs and on the server. Used once, by AppLayout. */
export function useSessionChanges(): void {
  const reloadSession = useSetAtom(reloadSessionAtom);
  const setLogouts = useSetAtom(logoutsAtom);
  useEffect(() => {
    const follow = () =>
      void reloadSession().catch((cause: unknown) =>
        console.error('The session is not known', cause),
      );
    // An expired session keeps the drafts, because the member logs in again; a logout removes them. The kept
    // appointment goes at once: the member may have ended the session of a lost phone.
    const handleLoss = () => {
      removeSessionMark();
      forgetAppointment();
      follow();
    };
    // The member of the drafts has logged out, even if another one has logged in since.
    let logouts = countedLogouts();
    const handleChange = () => {
      if (countedLogouts() !== logouts) {
        logouts = countedLogouts();
        forgetDraftsAndFiles('member');
        setLogouts((count) => count + 1);
      }
      follow();
    };
    // A page from the back-forward cache received no messages while it was frozen.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleChange();
    };
    const stopWatching = watchSession(handleChange);
    addEventListener(SESSION_LOST, handleLoss);
    addEventListener('pageshow', handleReturn);
    return () => {
      stopWatching();
      removeEventListener(SESSION_LOST, handleLoss);
      removeEventListener('pageshow', handleReturn);
    };
  }, [reloadSession, setLogouts]);
}
