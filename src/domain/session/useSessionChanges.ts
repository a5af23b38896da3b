import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { watchLostSession } from '../../api/memberCall.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { forgetWritings } from './forgetWritings.ts';
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
