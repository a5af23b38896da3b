import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { watchLostSession } from '../../api/memberCall.ts';
import { forgetDrafts } from '../../environment/drafts.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { watchSession } from './sessionChannel.ts';
import { reloadSession } from './sessionMemory.ts';

/** Follows what happens to the session elsewhere: in another tab, or on the server. Once, in the frame. */
export function useSessionChanges(): void {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    const follow = async (onGuest?: () => void) => {
      try {
        if (!(await reloadSession(client))) onGuest?.();
      } catch (cause) {
        console.error('The session is not known', cause);
      }
    };
    // A session that ran out is renewed by a login, and what was typed waits for that; a logout is final.
    const handleLoss = () => {
      removeSessionMark();
      void follow();
    };
    const handleChange = () => void follow(forgetWritings);
    // A page that the browser had put aside has heard of nothing in the meantime.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void follow();
    };
    const stopWatching = [watchSession(handleChange), watchLostSession(handleLoss)];
    addEventListener('pageshow', handleReturn);
    return () => {
      removeEventListener('pageshow', handleReturn);
      for (const stop of stopWatching) stop();
    };
  }, [client]);
}

/**
 * The tab that has logged out has removed the files of all tabs. What this one still has of them is in the
 * memory of their script; where that was never loaded, there is nothing.
 */
function forgetWritings(): void {
  forgetDrafts();
  import('../../environment/keptFiles.ts').then(
    ({ forgetAllFiles }) => forgetAllFiles(),
    (cause) => console.error('Files may have been kept', cause),
  );
}
