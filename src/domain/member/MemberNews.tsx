import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/useSession.ts';

interface MemberNewsProps {
  /** Loads the dot. */
  load: () => Promise<ComponentType>;
}

/** A dot on a tab of the navigation. Guests and members without a nickname have no news. */
export function MemberNews({ load }: MemberNewsProps) {
  const session = useSession();
  const isMember = session.state === 'member' && Boolean(session.member.nickname);
  const [Dot, setDot] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isMember) return;
    load().then(
      (loaded) => setDot(() => loaded),
      // The navigation works without the dot.
      (cause) => console.error('The news could not be loaded', cause),
    );
  }, [isMember, load]);
  return isMember && Dot && <Dot />;
}
