import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

type Background = typeof import('./memberBackground.tsx');

const loadBackground = (): Promise<Background> => import('./memberBackground.tsx');

/** What runs and shows for members, once it is loaded. Null for guests and for members without a nickname. */
export function useMemberBackground(load = loadBackground): Background | null {
  const session = useSession();
  const isMember = session.state === 'member' && Boolean(session.member.nickname);
  const { pathname } = useLocation();
  const [background, setBackground] = useState<Background | null>(null);
  const isMissing = isMember && !background;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure each new page is an occasion to try again
  useEffect(() => {
    if (!isMissing) return;
    const tryToLoad = () =>
      // The page works without it.
      void load().then(setBackground, (cause) =>
        console.error('What runs for members could not be loaded', cause),
      );
    tryToLoad();
    addEventListener('online', tryToLoad);
    document.addEventListener('visibilitychange', tryToLoad);
    return () => {
      removeEventListener('online', tryToLoad);
      document.removeEventListener('visibilitychange', tryToLoad);
    };
  }, [isMissing, load, pathname]);
  return isMember ? background : null;
}
