import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

interface MemberNewsProps {
  /** Loads the dot. After a failure it is called again. */
  load: () => Promise<ComponentType>;
}

/** A dot on a tab of the navigation. Guests and members without a nickname have no news. */
export function MemberNews({ load }: MemberNewsProps) {
  const session = useSession();
  const isMember = session.state === 'member' && Boolean(session.member.nickname);
  const { pathname } = useLocation();
  const [Dot, setDot] = useState<ComponentType | null>(null);
  const isMissing = isMember && !Dot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure each new page is an occasion to try again
  useEffect(() => {
    if (!isMissing) return;
    const loadDot = () =>
      void load().then(
        (loaded) => setDot(() => loaded),
        // The navigation works without the dot.
        (cause) => console.error('The news could not be loaded', cause),
      );
    loadDot();
    addEventListener('online', loadDot);
    document.addEventListener('visibilitychange', loadDot);
    return () => {
      removeEventListener('online', loadDot);
      document.removeEventListener('visibilitychange', loadDot);
    };
  }, [isMissing, load, pathname]);
  return isMember && Dot && <Dot />;
}
